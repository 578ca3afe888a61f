-- Guards the states of lots against any write: a state changes only to one that the matrix allows,
-- or back to the former one; the contents of a lot never change.
-- Spec: lots#passages, lots#devalidation.
create or replace function lot.garder_statut() returns trigger
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  assert tg_op = 'UPDATE', 'a lot is never deleted';
  assert (new.organisation_id, new.id, new.campagne_id, new.nature, new.produit_id,
          new.reception_id, new.etape_id, new.sortie_id, new.reprise_id, new.comptage_id,
          new.parent_id, new.cree_le)
    is not distinct from
         (old.organisation_id, old.id, old.campagne_id, old.nature, old.produit_id,
          old.reception_id, old.etape_id, old.sortie_id, old.reprise_id, old.comptage_id,
          old.parent_id, old.cree_le),
    'what a lot is of never changes';
  assert new.statut = old.statut
    or exists (select from acte.acte a
               where a.entite = 'lot' and old.statut = any (a.de) and a.vers = new.statut)
    or new.statut = old.statut_precedent and new.statut <> 'brouillon',
    'a lot moves along the matrix, or back to where it came from';
  return new;
end
$$;
grant execute on function lot.garder_statut() to proprietaire;
