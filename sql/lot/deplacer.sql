-- Moves a lot to another place, in quarantine too, and updates its labels. If the place is then
-- over its capacity, the response has a warning; if the place does not admit the lot's quality, the
-- move is refused.
-- Spec: lots#deplacement, lots#capacite-du-lieu, lots#qualites-admises.
-- Refuses: lot_inconnu, emplacement_inconnu, emplacement_ferme, qualite_non_admise,
--          transition_refusee (a lot that is no longer anywhere).
-- Locks: the lot.
create or replace function lot.deplacer(
  p_lot_id uuid, p_emplacement_id uuid, p_raison text, p_auteur_id uuid, p_le timestamptz)
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  perform lot.verrouiller(p_lot_id);
  perform lot.exiger_acte(lot.exiger(p_lot_id), 'deplacer');
  perform emplacement.exiger_actif(p_emplacement_id, p_le);
  perform lot.exiger_place(p_lot_id, p_emplacement_id);
  insert into lot.deplacement_lot (organisation_id, lot_id, emplacement_id, raison, auteur_id, le)
  values (core.organisation_id(), p_lot_id, p_emplacement_id, p_raison, p_auteur_id, p_le);
  update lot.lot l set emplacement_id = p_emplacement_id where l.id = p_lot_id;
  perform lot.suivre_documents(p_lot_id, 'deplacer', p_le);
  perform journal.consigner(p_le, 'lot.deplacer', 'lot', p_lot_id,
    jsonb_build_object('emplacement_id', p_emplacement_id, 'raison', p_raison));
end
$$;
