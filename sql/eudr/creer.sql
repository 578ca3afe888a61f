-- Creates a draft due diligence statement of a validated expedition, or of lots.
-- Spec: eudr#declaration.
-- Chosen: docs/decisions/0191-declarations-eudr.md.
-- Refuses: expedition_inconnue, expedition_non_validee, what `eudr.ecrire` refuses.
create or replace function eudr.creer(p_requete jsonb, p_auteur_id uuid, p_le timestamptz)
returns jsonb
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_declaration eudr.declaration := jsonb_populate_record(
    null::eudr.declaration, '{"role": "fournisseur", "taille": "grande"}' || p_requete);
begin
  if v_declaration.expedition_id is not null
    and (expedition.exiger(v_declaration.expedition_id)).statut <> 'validée'
  then
    raise sqlstate 'TR409' using message = 'expedition_non_validee';
  end if;
  v_declaration.organisation_id := core.organisation_id();
  v_declaration.id := gen_random_uuid();
  v_declaration.statut := 'brouillon';
  v_declaration.cree_le := p_le;
  v_declaration.auteur_id := p_auteur_id;
  perform eudr.ecrire(v_declaration, p_requete);
  perform eudr.changer_statut(v_declaration.id, 'creer', null, p_auteur_id, p_le, p_requete);
  return eudr.detailler(v_declaration.id, p_le);
end
$$;
