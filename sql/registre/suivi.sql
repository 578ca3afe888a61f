-- Returns the control part of a register for a member at a date: the latest inspection that counts,
-- or else the last one from before the organization used the service, which has no id and no
-- author; the day of the next inspection, the numbers of samples in a year, and the open
-- non-conformities.
-- Spec: registres#membres.
create or replace function registre.suivi(p_producteur_id uuid, p_au timestamptz)
returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return jsonb_build_object(
    'derniere_inspection', (
      select jsonb_build_object('id', i.id, 'date_operation', core.horodatage(i.le),
                                'auteur_id', i.auteur_id, 'inspecteur', (
        select u.nom_affiche from utilisateur.utilisateur u where u.id = i.auteur_id))
      from (select c.id, c.date_operation as le, c.auteur_id
            from inspection.comptees(p_producteur_id, tstzrange(null, p_au, '[]')) as c
            union all
            select null, inspection.connue_avant(p_producteur_id, p_au), null) as i
      where i.le is not null
      order by i.le desc, i.id desc nulls last limit 1),
    'prochaine_inspection', inspection.prochaine(p_producteur_id, p_au),
    'echantillons', (
      select coalesce(jsonb_agg(e.numero order by e.preleve_le, e.id), '[]')
      from inspection.echantillon e
      where e.producteur_id = p_producteur_id
        and e.preleve_le > p_au - interval '1 year' and e.preleve_le <= p_au),
    'non_conformites_ouvertes', (
      select count(*) from non_conformite.non_conformite n
      where n.producteur_id = p_producteur_id and n.date_operation <= p_au
        and n.statut <> 'sans_objet' and (n.close_le is null or n.close_le > p_au)
        and not exists (
          select from commande.annulation a where a.commande_id = n.commande_id)));
end
$$;
