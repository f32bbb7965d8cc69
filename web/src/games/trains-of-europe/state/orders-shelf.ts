// Where companies' orders are kept.

import { keptPlans } from '../../../table/kept-plans.ts';
import { isEmpty, parseOrders } from '../play/orders.ts';

export const {
  keptPlan: keptOrders,
  keepPlan: keepOrders,
  forgetPlans: forgetOrders,
} = keptPlans({ key: 'branchline-orders-trains-of-europe', parse: parseOrders, isEmpty });
