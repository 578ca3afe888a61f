-- Lists the uses of a referential in the organization from a date on, by kind: capacities of an
-- open campaign, states of plots, certificates, qualities that places admit. Empty if the
-- referential can be switched off.
-- Spec: packs-et-campagnes#cochage.
-- Chosen: docs/decisions/0018-conformite-et-certificats.md.
create or replace function conformite.usages(p_referentiel text, p_le timestamptz) returns text[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return array(
    select 'capacites' where exists (
      select from campagne.campagne k join pack.pack_version v on v.id = k.pack_version_id
      where k.statut = 'ouverte' and v.referentiel_capacite = p_referentiel)
    union all
    select 'certificats' where exists (
      select from certificat.certificat c
      where c.referentiel_code = p_referentiel and c.statut <> 'retire'
        and upper(c.valide_pendant) > p_le)
    union all
    select 'emplacements' where exists (
      select from emplacement.admission a where a.referentiel_code = p_referentiel)
    union all
    select 'statuts' where exists (
      select from conformite.statut_parcelle s
        join conformite.etat e on e.referentiel_code = s.referentiel_code and e.code = s.etat_code
      where s.referentiel_code = p_referentiel and s.periode && tstzrange(p_le, null)
        and e.categorie_affichage <> 'hors_statut'));
end
$$;
