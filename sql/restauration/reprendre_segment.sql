-- Marks the contents of a segment that was abandoned before it was stored, so that they are logged
-- again: its rows, and the numbers of its counters.
-- Spec: restauration#journal, restauration#rejeu.
create or replace function restauration.reprendre_segment(p_contenu jsonb) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_organisation_id uuid;
  v_pose text;
begin
  for v_organisation_id in
    select distinct (d ->> 'organisation_id')::uuid
    from jsonb_array_elements((p_contenu -> 'lignes') || (p_contenu -> 'compteurs')) as d
  loop
    v_pose := set_config('sillon.organisation_id', v_organisation_id::text, true);
    insert into restauration.a_dire (organisation_id, relation, cle)
    select v_organisation_id, l ->> 'relation', l -> 'cle'
    from jsonb_array_elements(p_contenu -> 'lignes') as l
    where l ->> 'organisation_id' = v_organisation_id::text;
    update restauration.compteur_dit d
    set rang = least(d.rang, coalesce((c #>> '{numeros,0,0}')::bigint, (c ->> 'rang')::bigint) - 1)
    from jsonb_array_elements(p_contenu -> 'compteurs') as c
    where c ->> 'organisation_id' = v_organisation_id::text
      and d.campagne_id::text = c ->> 'campagne_id' and d.nature = c ->> 'nature'
      and d.produit_id::text = c ->> 'produit_id';
  end loop;
end
$$;
