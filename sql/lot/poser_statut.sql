-- Writes a lot's new state, the state to which a devalidation would return, and the trace; updates
-- its labels.
-- Spec: lots#devalidation.
create or replace function lot.poser_statut(
  p_lot_id uuid, p_acte text, p_vers text, p_precedent text, p_raison text, p_auteur_id uuid,
  p_le timestamptz) returns void
language sql
set search_path = pg_catalog, pg_temp
as $$
  insert into lot.transition (organisation_id, lot_id, rang, acte, de, vers, raison, auteur_id, le)
  select l.organisation_id, l.id,
         (select max(t.rang) + 1 from lot.transition t where t.lot_id = l.id),
         p_acte, l.statut, p_vers, p_raison, p_auteur_id, p_le
  from lot.lot l where l.id = p_lot_id;
  update lot.lot l set statut = p_vers, statut_precedent = p_precedent where l.id = p_lot_id;
  select lot.suivre_documents(p_lot_id, p_acte, p_le);
$$;
