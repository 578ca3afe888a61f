-- Returns what the packs of the campaigns open at a date say about a finding: whether it is known,
-- its severity, the days to correct it and the proposed states. The severity is the declared one if
-- a pack has it, or if no pack knows the finding; otherwise the gravest one in the packs.
-- Spec: types-de-commandes#non-conformite-constater, registres#delai.
-- Chosen: docs/decisions/0048-rien-en-silence.md, 0083-registres.md.
create or replace function non_conformite.situer(
  p_code text, p_declaree text, p_le timestamptz, out est_connu boolean, out gravite text,
  out delai_jours integer, out declassement jsonb)
returns record
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  select k.value ->> 'gravite', (k.value ->> 'delai_correction_jours')::integer,
         k.value -> 'declassement'
  into gravite, delai_jours, declassement
  from campagne.campagne c join pack.pack_version v on v.id = c.pack_version_id
    cross join lateral jsonb_array_elements(v.contenu -> 'constats') as k
  where c.active_pendant @> p_le and k.value ->> 'code' = p_code
  order by k.value ->> 'gravite' = p_declaree desc,
           array_position('{critique,majeure,mineure}'::text[], k.value ->> 'gravite') limit 1;
  est_connu := found;
  gravite := coalesce(gravite, p_declaree);
  declassement := coalesce(declassement, '[]');
end
$$;
