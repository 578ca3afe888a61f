-- Takes the validation of a step back, with a reason: its movement is reversed, the lots of its
-- outputs are cancelled (a rejected lot stays rejected, and is empty), and the step becomes a draft
-- again. An input that an expedition emptied meanwhile, or that was archived, opens again.
-- Spec: lots#quarantaine, etapes#devalidation.
-- Refuses: etape_inconnue, transition_refusee, what `etape.exiger_devalidable` refuses.
-- Locks: the step, its inputs and outputs by id, their balances.
create or replace function etape.devalider(
  p_etape_id uuid, p_raison text, p_auteur_id uuid, p_le timestamptz) returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_etape etape.etape := etape.verrouiller(p_etape_id, 'devalider');
  v_sorties uuid[] := array(select s.lot_id from etape.sortie s
                            where s.etape_id = p_etape_id and s.lot_id is not null
                            order by s.lot_id);
  v_entrees uuid[] := array(select n.lot_id from etape.entree n where n.etape_id = p_etape_id);
begin
  perform lot.verrouiller(variadic v_entrees || v_sorties);
  perform etape.exiger_devalidable(v_etape);
  perform matiere.contrepasser(v_etape.mouvement_id, p_auteur_id, p_le);
  perform lot.rouvrir(n.lot_id, p_raison, p_auteur_id, p_le)
  from unnest(v_entrees) as n (lot_id) order by n.lot_id;
  perform lot.changer_statut(s.lot_id, 'annuler', p_raison, p_auteur_id, p_le),
          journal.consigner(p_le, 'lot.annuler', 'lot', s.lot_id, jsonb_build_object(
            'etape_id', p_etape_id, 'raison', p_raison))
  from unnest(v_sorties) as s (lot_id) join lot.lot l on l.id = s.lot_id
  where l.statut <> 'rejeté';
  update etape.sortie s set lot_id = null where s.etape_id = p_etape_id;
  perform etape.changer_statut(p_etape_id, jsonb_populate_record(
    null::etape.transition, jsonb_build_object(
      'acte', 'devalider', 'raison', p_raison, 'auteur_id', p_auteur_id, 'le', p_le,
      'mouvement_id', (
        select m.id from matiere.mouvement m where m.contrepasse_id = v_etape.mouvement_id))));
  return etape.presenter(p_etape_id, p_le);
end
$$;
