-- Corrects the numbers of a validated expedition, with a reason: containers, seals, certificate of
-- inspection. Its lots, masses and client do not change; its documents get their next index.
-- Spec: ventes-et-expeditions#correction-numeros, corrections#trace, documents#remplacement.
-- Chosen: docs/decisions/0127-corriger-au-bureau.md.
-- Refuses: expedition_inconnue, transition_refusee, correction_sans_effet, and what
--          `expedition.corriger_conteneurs` refuses.
-- Locks: the sale, the expedition.
create or replace function expedition.corriger(
  p_id uuid, p_requete jsonb, p_auteur_id uuid, p_le timestamptz) returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_expedition expedition.expedition := expedition.verrouiller(p_id, 'corriger');
  v_avant jsonb := expedition.corrigible(p_id);
begin
  if p_requete ? 'conteneurs' then
    perform expedition.corriger_conteneurs(p_id, p_requete -> 'conteneurs');
    v_expedition.numero_conteneur := case jsonb_array_length(p_requete -> 'conteneurs')
      when 1 then p_requete #>> '{conteneurs,0,numero}' end;
  end if;
  update expedition.expedition x
  set numero_conteneur = v_expedition.numero_conteneur,
      numero_coi = case when p_requete ? 'numero_coi' then p_requete ->> 'numero_coi'
        else x.numero_coi end
  where x.id = p_id;
  perform document.suivre('expedition', 'corriger', p_id, p_le);
  perform correction.consigner(
    'expedition', p_id, p_requete ->> 'raison', v_avant, expedition.corrigible(p_id),
    expedition.maintenus(p_id), p_auteur_id, p_le);
  return expedition.presenter(p_id);
end
$$;
