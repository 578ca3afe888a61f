-- Returns whether the last day of a valid certificate is within some days before or after today, by
-- the organization's calendar, and no later certificate of the same holder and referential follows
-- it.
-- Spec: relances#genres, packs-et-campagnes#tableau.
-- Why: a certificate with a successor, or one that was not renewed for that long, needs no reminder
--      any more.
create or replace function certificat.prend_fin(
  p_certificat certificat.certificat, p_jours integer, p_le timestamptz) returns boolean
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_jour date := core.heure_locale(p_le)::date;
begin
  return p_certificat.statut = 'valide'
    and p_certificat.valide_au between v_jour - p_jours and v_jour + p_jours
    and not exists (
      select from certificat.certificat s
      where s.referentiel_code = p_certificat.referentiel_code and s.statut = 'valide'
        and (s.groupement_id = p_certificat.groupement_id
             or p_certificat.groupement_id is null and s.groupement_id is null
               and (s.fournisseur_id = p_certificat.fournisseur_id
                    or p_certificat.fournisseur_id is null and s.fournisseur_id is null))
        and s.valide_au > p_certificat.valide_au);
end
$$;
