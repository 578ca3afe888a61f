-- Issues an enrolment code for an agent of the organization; the code is shown once and only its
-- SHA-256 is stored. It may be for the phone that replaces another.
-- Spec: appareils#code-enrolement.
-- Refuses: utilisateur_inconnu.
create or replace function appareil.emettre_code(
  p_utilisateur_id uuid, p_auteur_id uuid, p_le timestamptz, p_remplace_id uuid default null)
returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_code text := appareil.code_aleatoire();
  v_emis appareil.code_enrolement;
begin
  if not exists (select from utilisateur.utilisateur u where u.id = p_utilisateur_id) then
    raise sqlstate 'TR404' using message = 'utilisateur_inconnu';
  end if;
  insert into appareil.code_enrolement as c
    (organisation_id, utilisateur_id, empreinte, remplace_id, cree_par, cree_le, expire_le)
  values (core.organisation_id(), p_utilisateur_id,
          encode(sha256(convert_to(v_code, 'UTF8')), 'hex'), p_remplace_id, p_auteur_id, p_le,
          p_le + make_interval(
            hours => reglage.entier('appareil.code_enrolement_h', p_le)::integer))
  returning * into v_emis;
  perform journal.consigner(p_le, 'appareil.emettre_code', 'utilisateur', p_utilisateur_id);
  return json_build_object('id', v_emis.id, 'code', v_code, 'utilisateur_id', v_emis.utilisateur_id,
                           'expire_le', core.horodatage(v_emis.expire_le));
end
$$;
