-- Adds the new parts of a referential to the global catalogue, including states; changes labels
-- only if this is requested; stores an edition if anything changed. Known values stay, since rules
-- of running campaigns read them.
-- Spec: packs-et-campagnes#referentiels, editeur#catalogue.
-- Chosen: docs/decisions/0071-editeur.md.
-- Refuses: referentiel_contradictoire.
-- Locks: the referential.
create or replace function pack.tenir_referentiel(
  p_referentiel jsonb, p_auteur text, p_raison text, p_le timestamptz, p_renomme boolean)
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_code text := p_referentiel ->> 'code';
  v_avant jsonb;
  v_contradictions jsonb;
begin
  insert into conformite.referentiel (code, libelle) values (v_code, p_referentiel ->> 'libelle')
  on conflict (code) do nothing;
  perform from conformite.referentiel r where r.code = v_code for no key update;
  v_contradictions := pack.contradictions(p_referentiel);
  if v_contradictions <> '[]' then
    raise sqlstate 'TR409' using message = 'referentiel_contradictoire',
      detail = v_contradictions::text;
  end if;
  v_avant := pack.etats_referentiel(v_code);
  if p_renomme then
    perform pack.renommer_referentiel(p_referentiel);
  end if;
  insert into conformite.etat
    (referentiel_code, code, libelle_fr, libelle_en, rang, categorie_affichage)
  select v_code, e.value ->> 'code', e.value ->> 'libelle_fr', e.value ->> 'libelle_en',
         (e.value ->> 'rang')::smallint, e.value ->> 'categorie_affichage'
  from jsonb_array_elements(p_referentiel -> 'etats') as e
  on conflict (referentiel_code, code) do nothing;
  if pack.etats_referentiel(v_code) <> v_avant then
    perform pack.consigner_edition(v_code, p_auteur, p_raison, p_le);
  end if;
end
$$;
