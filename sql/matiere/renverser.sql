-- Reverses a movement for a person, with the consequences for its record, if the record's domain
-- supports it. The refusal of another movement names the way to take it back: steps and expeditions
-- are devalidated, collections are corrected, and movements of late data go back with their
-- reception.
-- Spec: matiere#contrepassation.
-- Refuses: mouvement_inconnu, mouvement_deja_contrepasse, contrepassation_refusee,
--          matiere_deja_utilisee, lot_en_quarantaine, separation_des_taches,
--          personnes_non_distinctes (of an inventory).
-- Locks: what the record's reversal locks.
create or replace function matiere.renverser(
  p_id uuid, p_raison text, p_auteur_id uuid, p_le timestamptz) returns jsonb
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_mouvement matiere.mouvement;
  v_id uuid;
begin
  select m.* into v_mouvement from matiere.mouvement m where m.id = p_id;
  v_id := matiere.renverser_origine(
    v_mouvement.entite || '/' || v_mouvement.genre, v_mouvement.entite_id, p_raison, p_auteur_id,
    p_le);
  if v_id is null and (v_mouvement.id is null or v_mouvement.contrepasse_id is not null) then
    v_id := matiere.contrepasser(p_id, p_auteur_id, p_le);  -- says why not
  elsif v_id is null then
    raise sqlstate 'TR409' using message = 'contrepassation_refusee',
      detail = (
        jsonb_build_object('genre', v_mouvement.genre, 'entite', v_mouvement.entite,
                           'entite_id', v_mouvement.entite_id)
        || case when v_mouvement.entite in ('etape', 'expedition')
             then jsonb_build_object('acte', matiere.dependance(p_id) -> 'acte')
             else '{}' end)::text;
  end if;
  insert into matiere.contrepassation (organisation_id, mouvement_id, raison)
  select m.organisation_id, m.id, p_raison from matiere.mouvement m
  where m.entite_id = v_mouvement.entite_id and m.contrepasse_id is not null
    and m.enregistre_le = p_le;
  perform journal.consigner(p_le, 'matiere.contrepasser', 'mouvement', p_id, jsonb_build_object(
    'contrepassation_id', v_id, 'genre', v_mouvement.genre, 'entite', v_mouvement.entite,
    'entite_id', v_mouvement.entite_id, 'raison', p_raison));
  return matiere.detailler(v_id);
end
$$;
