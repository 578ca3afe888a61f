-- Every entry of the ledger: the entries that are rows, and the two entries of a movement between
-- two accounts, which its own row contains.
-- Spec: matiere#mouvements, collectes#matiere.
-- Chosen: docs/decisions/0074-cessions.md.
-- Why: the view has the columns of matiere.ecriture, so that GraphQL serves its rows as that table.
--      The policies of both tables apply to the reader. The union merges three unchanged tables,
--      each with an index for the lookups, and the condition is above the union.
create or replace view matiere.toute_ecriture with (security_invoker) as
  select t.organisation_id, t.mouvement_id, t.rang, t.compte_id, t.produit_id, t.quantite_g,
         t.objet_id
  from (
    select e.organisation_id, e.mouvement_id, e.rang, e.compte_id, e.produit_id, e.quantite_g,
           e.objet_id
    from matiere.ecriture e
    union all
    select m.organisation_id, m.id, 1::smallint, m.cession_de_id, m.cession_produit_id,
           -m.cession_g, null::uuid
    from matiere.mouvement m
    union all
    select m.organisation_id, m.id, 2::smallint, m.cession_vers_id, m.cession_produit_id,
           m.cession_g, null::uuid
    from matiere.mouvement m) as t
  where t.compte_id is not null;
comment on view matiere.toute_ecriture is
  'All entries of the ledger of matter, as one table of both homes.';
comment on column matiere.toute_ecriture.objet_id is
  'The record whose matter it is, where the account pools.';
grant select on matiere.toute_ecriture to lecture;
