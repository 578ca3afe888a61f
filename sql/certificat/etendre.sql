-- Extends the scope of a certificate that was not withdrawn.
-- Spec: conformite-et-certificats#portee.
-- Refuses: certificat_inconnu, certificat_retire, produit_introuvable, activite_inconnue,
--          parametre_invalide.
-- Locks: the certificate.
create or replace function certificat.etendre(
  p_id uuid, p_lignes jsonb, p_auteur_id uuid, p_le timestamptz) returns certificat.certificat
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_certificat certificat.certificat;
begin
  perform from certificat.certificat c where c.id = p_id for no key update;
  v_certificat := certificat.exiger(p_id);
  perform acte.exiger('certificat', p_id, v_certificat.statut, 'etendre');
  perform certificat.ajouter_portee(v_certificat, p_lignes, p_auteur_id, p_le);
  perform journal.consigner(p_le, 'certificat.etendre', 'certificat', p_id,
                            jsonb_build_object('portee', p_lignes));
  return v_certificat;
end
$$;
