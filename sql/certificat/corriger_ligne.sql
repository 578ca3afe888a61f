-- Corrects the last day of a line of a certificate's scope; null means no limit.
-- Spec: conformite-et-certificats#correction.
-- Refuses: ligne_inconnue, parametre_invalide (a last day before the first).
create or replace function certificat.corriger_ligne(
  p_certificat_id uuid, p_ligne_id uuid, p_au date) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_fin timestamptz := (
    select (p_au + 1)::timestamp at time zone o.fuseau_horaire
    from organisation.organisation o where o.id = core.organisation_id());
  v_effet tstzrange;
begin
  select p.effet_pendant into v_effet from certificat.portee p
  where p.id = p_ligne_id and p.certificat_id = p_certificat_id;
  if v_effet is null then
    raise sqlstate 'TR404' using message = 'ligne_inconnue',
      detail = jsonb_build_object('id', p_ligne_id)::text;
  elsif v_fin <= lower(v_effet) then
    raise sqlstate 'TR400' using message = 'parametre_invalide', detail = '{"parametre": "au"}';
  end if;
  update certificat.portee p set effet_pendant = tstzrange(lower(v_effet), v_fin)
  where p.id = p_ligne_id;
end
$$;
