-- Returns the present amount owed to each producer, per currency: the balance of their account, and
-- of the accounts of producers merged into them.
-- Spec: paiements#livre.
create or replace view rapports.solde_producteur with (security_invoker) as
select g.nom, g.prenoms, e.devise, sum(e.montant)::bigint as solde, g.id as producteur_id
from producteur.producteur g
  cross join lateral (
    select g.id as id
    union all
    select a.id from producteur.producteur a
    where a.organisation_id = g.organisation_id and a.fusionne_dans = g.id) as t
  join paiement.compte k
    on k.organisation_id = g.organisation_id and k.genre = 'producteur' and k.objet_id = t.id
  join paiement.ecriture e on e.organisation_id = k.organisation_id and e.compte_id = k.id
where g.fusionne_dans is null
group by g.id, g.nom, g.prenoms, e.devise;
comment on view rapports.solde_producteur is
  'What each producer is owed now, per currency, as the ledger of money has it, with what merged '
  'records were; negative of who owes. Amounts in minor units.';
comment on column rapports.solde_producteur.nom is
  'Family name. Source: producteur.producteur.';
comment on column rapports.solde_producteur.prenoms is
  'First names. Source: producteur.producteur.';
comment on column rapports.solde_producteur.devise is 'Currency. Source: paiement.ecriture.';
comment on column rapports.solde_producteur.solde is
  'What is owed, in minor units of the currency. Source: paiement.ecriture.';
comment on column rapports.solde_producteur.producteur_id is
  'The producer, the kept one of a merge. Source: paiement.compte, producteur.producteur.';
grant select on rapports.solde_producteur to rapports;
