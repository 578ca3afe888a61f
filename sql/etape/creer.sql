-- Creates a draft step: its inputs, outputs and losses are planned, no matter moves.
-- Spec: etapes#etape.
-- Refuses: what `etape.ecrire` refuses.
create or replace function etape.creer(p_requete jsonb, p_auteur_id uuid, p_le timestamptz)
returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_etape etape.etape;
begin
  v_etape := jsonb_populate_record(
    v_etape, p_requete - array['entrees', 'sorties', 'pertes']);
  v_etape.organisation_id := core.organisation_id();
  v_etape.id := gen_random_uuid();
  v_etape.cree_le := p_le;
  v_etape.auteur_id := p_auteur_id;
  perform etape.ecrire(v_etape, p_requete, p_le);
  perform etape.changer_statut(v_etape.id, jsonb_populate_record(
    null::etape.transition, jsonb_build_object(
      'acte', 'creer', 'auteur_id', p_auteur_id, 'le', p_le)));
  return etape.presenter(v_etape.id, p_le);
end
$$;
