-- Issues a code with which a phone that can no longer sign in sends its queue: its device is
-- revoked or replaced, or its account is inactive. The code begins with the organization's code,
-- since the phone sends no other information about its organization.
-- Spec: appareils#vidage.
-- Chosen: docs/decisions/0020-reglages.md.
-- Refuses: appareil_inconnu, vidage_inutile.
create or replace function appareil.emettre_code_vidage(
  p_id uuid, p_raison text, p_auteur_id uuid, p_le timestamptz) returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_appareil record;
  v_code text;
  v_emis appareil.code_vidage;
begin
  select a.utilisateur_id, o.code,
         a.statut = 'actif' and u.actif_pendant @> p_le as en_service
  into v_appareil
  from appareil.appareil a
    join organisation.organisation o on o.id = a.organisation_id
    join utilisateur.utilisateur u on u.organisation_id = a.organisation_id
      and u.id = a.utilisateur_id
  where a.id = p_id;
  if v_appareil.code is null then
    raise sqlstate 'TR404' using message = 'appareil_inconnu';
  elsif v_appareil.en_service then
    raise sqlstate 'TR409' using message = 'vidage_inutile';
  end if;
  v_code := v_appareil.code || '-' || appareil.code_aleatoire();
  insert into appareil.code_vidage
    (organisation_id, appareil_id, empreinte, raison, cree_par, cree_le, expire_le)
  values (core.organisation_id(), p_id, encode(sha256(convert_to(v_code, 'UTF8')), 'hex'),
          p_raison, p_auteur_id, p_le, p_le + make_interval(
            hours => reglage.entier('appareil.code_vidage_h', p_le)::integer))
  returning * into v_emis;
  perform journal.consigner(p_le, 'appareil.emettre_code_vidage', 'appareil', p_id,
                            jsonb_build_object('raison', p_raison), p_id);
  return json_build_object(
    'id', v_emis.id, 'code', v_code, 'appareil_id', p_id,
    'utilisateur_id', v_appareil.utilisateur_id, 'expire_le', core.horodatage(v_emis.expire_le));
end
$$;
