-- Gives a certificate another status with a reason. The new status applies from now on, to
-- operations of any date. The change is stored with its effective day and its recording time. A
-- withdrawn certificate stays withdrawn.
-- Spec: conformite-et-certificats#certificat.
-- Chosen: docs/decisions/0018-conformite-et-certificats.md.
-- Refuses: certificat_inconnu, certificat_retire, statut_inchange, parametre_invalide (a day to
--          come).
-- Locks: the certificate.
create or replace function certificat.changer_statut(
  p_id uuid, p_statut text, p_depuis date, p_raison text, p_auteur_id uuid, p_le timestamptz)
returns certificat.certificat
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_certificat certificat.certificat;
begin
  select c.* into v_certificat from certificat.certificat c where c.id = p_id for no key update;
  if v_certificat.id is null then
    raise sqlstate 'TR404' using message = 'certificat_inconnu';
  end if;
  perform certificat.exiger_faisable(v_certificat, (
    select a.acte from acte.acte a where a.entite = 'certificat' and a.vers = p_statut));
  if p_depuis > (select (p_le at time zone o.fuseau_horaire)::date
                 from organisation.organisation o where o.id = v_certificat.organisation_id) then
    raise sqlstate 'TR400' using message = 'parametre_invalide',
      detail = '{"parametre": "depuis"}';
  end if;
  insert into certificat.changement
    (organisation_id, certificat_id, statut, depuis, enregistre_le, raison, auteur_id)
  values (v_certificat.organisation_id, p_id, p_statut, p_depuis, p_le, p_raison, p_auteur_id);
  update certificat.certificat c set statut = p_statut where c.id = p_id
  returning c.* into v_certificat;
  perform journal.consigner(p_le, 'certificat.changer_statut', 'certificat', p_id,
    jsonb_build_object('statut', p_statut, 'depuis', p_depuis, 'raison', p_raison));
  return v_certificat;
end
$$;
