-- Gives a referential and its states other labels.
-- Spec: editeur#catalogue.
create or replace function pack.renommer_referentiel(p_referentiel jsonb) returns void
language sql
set search_path = pg_catalog, pg_temp
as $$
  update conformite.referentiel r set libelle = p_referentiel ->> 'libelle'
  where r.code = p_referentiel ->> 'code' and r.libelle <> p_referentiel ->> 'libelle';
  update conformite.etat e
  set libelle_fr = d.value ->> 'libelle_fr', libelle_en = d.value ->> 'libelle_en'
  from jsonb_array_elements(p_referentiel -> 'etats') as d
  where e.referentiel_code = p_referentiel ->> 'code' and e.code = d.value ->> 'code'
    and (e.libelle_fr, e.libelle_en) <> (d.value ->> 'libelle_fr', d.value ->> 'libelle_en')
$$;
