-- The payments within the period of the session, as they stand.
-- Spec: paiements#paiement.
create or replace view rapports.paiement with (security_invoker) as
select x.date_operation, coalesce(p.nom || ' ' || p.prenoms, f.nom) as beneficiaire, x.moyen,
       x.reference, x.devise, x.montant, x.genre, x.statut, x.id as paiement_id
from rapports.periode() as r
  cross join paiement.paiement x
  left join producteur.producteur p
    on p.organisation_id = x.organisation_id and p.id = x.producteur_id
  left join fournisseur.fournisseur f
    on f.organisation_id = x.organisation_id and f.id = x.fournisseur_id
where x.date_operation >= '-infinity' and x.date_operation >= r.du and x.date_operation < r.au;
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
