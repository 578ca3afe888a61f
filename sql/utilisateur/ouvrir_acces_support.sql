-- Allows the publisher's support to read in the organization, from now until an instant, for a
-- reason.
-- Spec: support-et-cockpit#acces.
-- Chosen: docs/decisions/0073-support-et-cockpit.md. One at a time; thirty days at most.
-- Refuses: parametre_invalide (an end that is not after now, or beyond thirty days);
--          acces_support_ouvert, by the exclusion constraint.
create or replace function utilisateur.ouvrir_acces_support(
  p_fin timestamptz, p_raison text, p_auteur_id uuid, p_le timestamptz) returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_acces utilisateur.acces_support;
begin
  if p_fin <= p_le or p_fin > p_le + interval '30 days' then
    raise sqlstate 'TR400' using message = 'parametre_invalide', detail = '{"parametre": "fin"}';
  end if;
  insert into utilisateur.acces_support as a
    (organisation_id, periode, raison, ouvert_par, ouvert_le)
  values (core.organisation_id(), tstzrange(p_le, p_fin), p_raison, p_auteur_id, p_le)
  returning a.* into v_acces;
  perform journal.consigner(p_le, 'acces_support.ouvrir', 'acces_support', v_acces.id,
    jsonb_build_object('fin', core.horodatage(p_fin), 'raison', p_raison));
  return utilisateur.presenter_acces_support(v_acces, p_le);
end
$$;
