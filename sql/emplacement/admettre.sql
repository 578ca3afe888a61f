-- Writes the qualities that a place admits: `qualites_admises` lists display categories;
-- `qualites_par_referentiel` lists categories under referentials that the organization must have
-- ticked. A missing or null value changes nothing.
-- Spec: lots#qualites-admises.
-- Refuses: referentiel_inconnu, referentiel_non_coche. Locks: the ticked referentials, shared.
create or replace function emplacement.admettre(p_id uuid, p_champs jsonb, p_le timestamptz)
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_categories jsonb := p_champs -> 'qualites_admises';
  v_referentiels jsonb := p_champs -> 'qualites_par_referentiel';
begin
  delete from emplacement.qualite_admise a
  where a.emplacement_id = p_id and v_categories is not null
    and not v_categories ? a.categorie;
  insert into emplacement.qualite_admise (organisation_id, emplacement_id, categorie)
  select core.organisation_id(), p_id, c from jsonb_array_elements_text(v_categories) as c
  on conflict do nothing;

  perform conformite.exiger_coche(r.key, null)
  from jsonb_each(v_referentiels) as r
  where not exists (select from emplacement.admission a
                    where a.emplacement_id = p_id and a.referentiel_code = r.key)
  order by r.key;
  delete from emplacement.admission a
  where a.emplacement_id = p_id and v_referentiels is not null
    and not coalesce(v_referentiels -> a.referentiel_code ? a.categorie, false);
  insert into emplacement.admission (organisation_id, emplacement_id, referentiel_code, categorie)
  select core.organisation_id(), p_id, r.key, c
  from jsonb_each(v_referentiels) as r cross join lateral jsonb_array_elements_text(r.value) as c
  on conflict do nothing;
end
$$;
