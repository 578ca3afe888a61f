-- Returns the way from the leaf at a place (from 1 on) up to the root: of each level the neighbour,
-- with the side on which it stands. A level where the node has no neighbour is left out.
-- Spec: sceaux#preuve.
create or replace function sceau.chemin(p_feuilles bytea[], p_place bigint) returns jsonb
language plpgsql immutable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_noeuds bytea[] := p_feuilles;
  v_place bigint := p_place;
  v_voisin bigint;
  v_chemin jsonb := '[]';
begin
  while cardinality(v_noeuds) > 1 loop
    v_voisin := case v_place % 2 when 1 then v_place + 1 else v_place - 1 end;
    if v_voisin <= cardinality(v_noeuds) then
      v_chemin := v_chemin || jsonb_build_object(
        'cote', case v_place % 2 when 1 then 'droite' else 'gauche' end,
        'empreinte', encode(v_noeuds[v_voisin], 'hex'));
    end if;
    v_noeuds := sceau.monter(v_noeuds);
    v_place := (v_place + 1) / 2;
  end loop;
  return v_chemin;
end
$$;
