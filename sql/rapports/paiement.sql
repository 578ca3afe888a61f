-- The payments within the period of the session, in their present state.
-- Spec: paiements#paiement.
create or replace view rapports.paiement with (security_invoker) as
select x.date_operation, x.beneficiaire, x.moyen, x.reference, x.devise, x.montant, x.genre,
       x.statut, x.paiement_id
from rapports.periode() as r
  cross join lateral rapports.paiement_entre(r.du, r.au) as x;
comment on view rapports.paiement is
  'The payments within `sillon.du` to `sillon.au`, their mirrors too. Amounts in minor units.';
comment on column rapports.paiement.date_operation is
  'When it was paid. Source: paiement.paiement.';
comment on column rapports.paiement.beneficiaire is
  'Name of who is paid. Source: producteur.producteur, fournisseur.fournisseur.';
comment on column rapports.paiement.moyen is 'Means of payment. Source: paiement.paiement.';
comment on column rapports.paiement.reference is
  'What the bank, the operator or the cash book calls it. Source: paiement.paiement.';
comment on column rapports.paiement.devise is 'Currency. Source: paiement.paiement.';
comment on column rapports.paiement.montant is
  'Amount in minor units of the currency; of a mirror negative. Source: paiement.paiement.';
comment on column rapports.paiement.genre is
  '`reglement` or `avance`. Source: paiement.paiement.';
comment on column rapports.paiement.statut is 'Its state. Source: paiement.paiement.';
comment on column rapports.paiement.paiement_id is 'The payment. Source: paiement.paiement.';
grant select on rapports.paiement to rapports;
