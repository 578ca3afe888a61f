-- Exchanges a draining code, with the id of its device, for the scope of a token; a code works
-- once. The beginning of the code names the organization.
-- Chosen: docs/decisions/0020-reglages.md; the organization's code, by which requests are rate
--         limited, docs/decisions/0039-pannes-de-la-base.md.
-- Spec: appareils#vidage.
-- Refuses: code_vidage_invalide, whatever is wrong with code or device; organisation_suspendue.
create or replace function appareil.echanger_code_vidage(
  p_appareil_id uuid, p_code text, p_le timestamptz) returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_code text := upper(btrim(p_code));
  v_organisation record;
  v_utilisateur_id uuid;
begin
  perform set_config('sillon.codes', split_part(v_code, '-', 1), true);
  select o.id, o.code, o.statut into v_organisation from organisation.organisation o
  where o.code = split_part(v_code, '-', 1);
  perform set_config('sillon.codes', '', true);
  perform set_config('sillon.organisation_id', coalesce(v_organisation.id::text, ''), true);
  update appareil.code_vidage c set utilise_le = p_le
  from appareil.appareil a
  where c.empreinte = encode(sha256(convert_to(v_code, 'UTF8')), 'hex')
    and c.appareil_id = p_appareil_id and c.utilise_le is null and c.expire_le > p_le
    and a.organisation_id = c.organisation_id and a.id = c.appareil_id
  returning a.utilisateur_id into v_utilisateur_id;
  if v_utilisateur_id is null then
    raise sqlstate 'TR403' using message = 'code_vidage_invalide';
  elsif v_organisation.statut = 'suspendue' then
    raise sqlstate 'TR403' using message = 'organisation_suspendue';
  end if;
  perform journal.consigner(p_le, 'appareil.echanger_code_vidage', 'appareil', p_appareil_id, null,
                            p_appareil_id);
  return json_build_object(
    'organisation_id', v_organisation.id, 'utilisateur_id', v_utilisateur_id,
    'appareil_id', p_appareil_id, 'organisation', v_organisation.code,
    'duree_s', 60 * reglage.entier('appareil.jeton_vidage_min', p_le));
end
$$;
