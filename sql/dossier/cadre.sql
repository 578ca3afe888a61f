-- Returns the request of a dossier for the functions that write its files: the period as instants;
-- lots by their numbers; the end of the campaign's receptions and steps (the campaign's last day
-- includes later ones); the instant of reading, which is now until it is fixed; and whether the
-- dossier contains identity documents, which its author must request and be allowed to read.
-- Spec: dossiers#moment, dossiers#pieces-identite, packs-et-campagnes#dettes.
create or replace function dossier.cadre(p_id uuid, p_le timestamptz) returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select json_build_object(
      'id', d.id,
      'organisation', json_build_object('id', o.id, 'code', o.code, 'nom', o.nom),
      'langue', d.langue, 'fuseau_horaire', o.fuseau_horaire,
      'campagne', json_build_object('id', c.id, 'code', c.code, 'nom', c.nom),
      'du', d.du, 'au', d.au,
      'depuis', core.horodatage(d.du::timestamp at time zone o.fuseau_horaire),
      'jusqu_a', core.horodatage(
        (d.au + 1)::timestamp at time zone o.fuseau_horaire - interval '1 microsecond'),
      'suites_jusqu_a', core.horodatage(case
        when d.au >= (dossier.bornes(c, coalesce(d.arrete_au, p_le))).au
          then coalesce(d.arrete_au, p_le)
        else (d.au + 1)::timestamp at time zone o.fuseau_horaire - interval '1 microsecond' end),
      'groupement', case when g.id is not null then json_build_object(
        'id', g.id, 'code', g.code, 'nom', g.nom) end,
      'lots', (
        select coalesce(json_agg(json_build_object(
          'id', l.id, 'code', coalesce(l.numero_officiel, l.id::text))
          order by l.numero_officiel, l.id), '[]')
        from dossier.lot k
          join lot.lot l on l.organisation_id = k.organisation_id and l.id = k.lot_id
        where k.dossier_id = d.id),
      'pieces_identite', d.pieces_identite is not false
        and fichier.peut_lire_identite(d.auteur_id, p_le),
      'pieces_identite_raison', case
        when not d.pieces_identite then 'non_demandees'
        when not fichier.peut_lire_identite(d.auteur_id, p_le) then 'droit_manquant' end,
      'arrete_au', core.horodatage(coalesce(d.arrete_au, p_le)))
    from dossier.dossier d
      join organisation.organisation o on o.id = d.organisation_id
      join campagne.campagne c on c.organisation_id = d.organisation_id and c.id = d.campagne_id
      left join organisation.groupement g
        on g.organisation_id = d.organisation_id and g.id = d.groupement_id
    where d.id = p_id);
end
$$;
