-- The permission catalogue: command permissions, then back-office ones, each with the module that
-- owns it.
-- Spec: identites-et-droits#catalogue.
-- Chosen: the module of each permission, docs/decisions/0004-modules.md.
insert into utilisateur.permission (code, module, de_commande) values
  ('producer.register', 'noyau', true),
  ('producer.update', 'noyau', true),
  ('plot.register', 'noyau', true),
  ('plot.survey', 'noyau', true),
  ('collection.record', 'noyau', true),
  ('collection.report_error', 'noyau', true),
  ('receipt.reprint', 'noyau', true),
  ('delivery.issue_note', 'livraison', true),
  ('input.issue', 'intrants', true),
  ('inspection.record', 'inspection', true),
  ('harvest.estimate', 'estimation', true),
  ('nonconformity.report', 'inspection', true),
  ('users.manage', 'noyau', false),
  ('devices.manage', 'noyau', false),
  ('permission_sets.manage', 'noyau', false),
  ('settings.manage', 'noyau', false),
  ('webhooks.manage', 'noyau', false),
  ('capacity.approve', 'noyau', false),
  ('review.resolve', 'noyau', false),
  ('dashboard.view', 'noyau', false),
  ('modules.manage', 'noyau', false),
  ('campaigns.manage', 'noyau', false),
  ('products.manage', 'noyau', false),
  ('certification.manage', 'certification', false),
  ('contracts.manage', 'contrats', false),
  ('payments.manage', 'contrats', false),
  ('capacity.propose', 'noyau', false),
  ('reception.derogate', 'stock', false),
  ('stock.manage', 'stock', false),
  ('stock.release_quarantine', 'stock', false),
  ('stock.reverse', 'stock', false),
  ('sales.manage', 'ventes', false),
  ('shipping.manage', 'ventes', false),
  ('eudr.submit', 'ventes', false),
  ('recall.manage', 'rappel', false),
  ('audit.export', 'rappel', false)
on conflict (code) do update
  set module = excluded.module, de_commande = excluded.de_commande
  where (permission.module, permission.de_commande)
        is distinct from (excluded.module, excluded.de_commande);
