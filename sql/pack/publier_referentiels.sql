-- Adds the referentials and quality states of a pack to the global catalogue; a state that is known
-- already must be the same.
-- Spec: packs-et-campagnes#referentiels.
-- Refuses: referentiel_contradictoire.
create or replace function pack.publier_referentiels(p_referentiels jsonb) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_contradiction jsonb;
begin
  insert into conformite.referentiel (code, libelle)
  select r.value ->> 'code', r.value ->> 'libelle' from jsonb_array_elements(p_referentiels) as r
  on conflict (code) do nothing;

  insert into conformite.etat
    (referentiel_code, code, libelle_fr, libelle_en, rang, categorie_affichage)
  select r.value ->> 'code', e.value ->> 'code', e.value ->> 'libelle_fr', e.value ->> 'libelle_en',
         (e.value ->> 'rang')::smallint, e.value ->> 'categorie_affichage'
  from jsonb_array_elements(p_referentiels) as r, jsonb_array_elements(r.value -> 'etats') as e
  on conflict (referentiel_code, code) do nothing;

  select e.value || jsonb_build_object('referentiel', r.value -> 'code') into v_contradiction
  from jsonb_array_elements(p_referentiels) as r
    cross join jsonb_array_elements(r.value -> 'etats') as e
    join conformite.etat c on c.referentiel_code = r.value ->> 'code'
      and c.code = e.value ->> 'code'
  where (c.rang, c.categorie_affichage)
    <> ((e.value ->> 'rang')::smallint, e.value ->> 'categorie_affichage')
  limit 1;
  if v_contradiction is not null then
    raise sqlstate 'TR409' using message = 'referentiel_contradictoire',
      detail = v_contradiction::text;
  end if;
end
$$;
