-- Enrols the caller's phone with a code that was issued to the caller, and is unused, not cancelled
-- and not expired.
-- Spec: appareils#enrolement.
-- Refuses: code_enrolement_invalide, whatever is wrong with the code.
create or replace function appareil.enroler(
  p_utilisateur_id uuid, p_code text, p_modele text, p_le timestamptz) returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_code_id uuid;
  v_appareil appareil.appareil;
begin
  select c.id into v_code_id from appareil.code_enrolement c
  where c.empreinte = encode(sha256(convert_to(upper(btrim(p_code)), 'UTF8')), 'hex')
    and c.utilisateur_id = p_utilisateur_id and c.appareil_id is null and c.annule_le is null
    and c.expire_le > p_le
  for update;
  if v_code_id is null then
    raise sqlstate 'TR403' using message = 'code_enrolement_invalide';
  end if;

  insert into appareil.appareil as a
    (organisation_id, utilisateur_id, code_court, modele, enrole_le)
  values (core.organisation_id(), p_utilisateur_id, appareil.prochain_code_court(), p_modele, p_le)
  returning * into v_appareil;
  update appareil.code_enrolement set appareil_id = v_appareil.id where id = v_code_id;
  perform journal.consigner(p_le, 'appareil.enroler', 'appareil', v_appareil.id, null,
                            v_appareil.id);
  return json_build_object(
    'appareil_id', v_appareil.id, 'code_court', v_appareil.code_court,
    'utilisateur_id', v_appareil.utilisateur_id, 'organisation_id', v_appareil.organisation_id,
    'sequence_depart', 1, 'heure_serveur', core.horodatage(p_le));
end
$$;
