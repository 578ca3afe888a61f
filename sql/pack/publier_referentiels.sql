-- Adds the referentials and quality states of a pack to the global catalogue; a state that is known
-- already must be the same.
-- Spec: packs-et-campagnes#referentiels, editeur#catalogue.
-- Refuses: referentiel_contradictoire.
-- Locks: the referentials, by code.
create or replace function pack.publier_referentiels(
  p_document jsonb, p_auteur text, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_referentiel jsonb;
begin
  for v_referentiel in
    select r.value from jsonb_array_elements(p_document -> 'referentiels') as r
    order by r.value ->> 'code'
  loop
    perform pack.tenir_referentiel(
      v_referentiel, p_auteur, format('%s@%s', p_document ->> 'code', p_document ->> 'version'),
      p_le, false);
  end loop;
end
$$;
