-- Presents one capacity to the API, with the yield of its plots by today's surveys, states and
-- yields. Says whether its stored calculation still matches today's.
-- Chosen: docs/decisions/0012-capacites.md. Refuses: capacite_inconnue.
create or replace function capacite.lire(p_id uuid, p_le timestamptz) returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_capacite capacite.capacite;
  v_actuelle record;
begin
  select c.* into v_capacite from capacite.capacite c where c.id = p_id;
  if v_capacite.id is null then
    raise sqlstate 'TR404' using message = 'capacite_inconnue';
  end if;
  v_actuelle := capacite.evaluer(v_capacite.campagne_id, v_capacite.producteur_id,
                                 v_capacite.matiere_code, v_capacite.etat_code, p_le);
  return json_build_object(
    'capacite', capacite.presenter(v_capacite),
    'evaluation', json_build_object(
      'capacite_g', v_actuelle.capacite_g, 'lignes', v_actuelle.lignes,
      'a_jour', v_actuelle.lignes = v_capacite.lignes));
end
$$;
