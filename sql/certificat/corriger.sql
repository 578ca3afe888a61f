-- Corrects the last day of a certificate, or of lines of its scope, with a reason; also the status
-- of a certificate that was withdrawn by mistake. Refusals and validations by the former day or
-- status stay. The correction lists the receptions and expeditions dated between the former and the
-- corrected day that depend on the certificate.
-- Spec: conformite-et-certificats#correction, corrections#trace.
-- Chosen: docs/decisions/0127-corriger-au-bureau.md.
-- Refuses: certificat_inconnu, certificat_retire (without the right status, or of an import that
--          was undone), ligne_inconnue, correction_sans_effet, parametre_invalide (a last day
--          before the first, the status of one that is not withdrawn).
-- Locks: the certificate.
create or replace function certificat.corriger(
  p_id uuid, p_requete jsonb, p_auteur_id uuid, p_le timestamptz) returns certificat.certificat
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_fuseau text := (
    select o.fuseau_horaire from organisation.organisation o where o.id = core.organisation_id());
  v_certificat certificat.certificat;
  v_avant jsonb;
  v_au date;
  v_fin timestamptz;
begin
  perform from certificat.certificat c where c.id = p_id for no key update;
  v_certificat := certificat.exiger(p_id);
  perform acte.exiger('certificat', p_id, v_certificat.statut, 'corriger');
  v_avant := certificat.corrigible(p_id);
  perform certificat.restituer(v_certificat, p_requete, p_auteur_id, p_le);
  v_au := coalesce((p_requete ->> 'valide_au')::date, v_certificat.valide_au);
  v_fin := (v_au + 1)::timestamp at time zone v_fuseau;
  if v_au < v_certificat.valide_du then
    raise sqlstate 'TR400' using message = 'parametre_invalide',
      detail = '{"parametre": "valide_au"}';
  end if;
  perform certificat.corriger_ligne(p_id, (l.value ->> 'id')::uuid, (l.value ->> 'au')::date)
  from jsonb_array_elements(p_requete -> 'portee') as l;
  update certificat.certificat c
  set valide_au = v_au, valide_pendant = tstzrange(lower(c.valide_pendant), v_fin),
      echu = v_fin <= p_le
  where c.id = p_id returning c.* into v_certificat;
  perform correction.consigner(
    'certificat', p_id, p_requete ->> 'raison', v_avant, certificat.corrigible(p_id),
    certificat.maintenus(p_id, v_avant, certificat.corrigible(p_id)), p_auteur_id, p_le);
  return v_certificat;
end
$$;
