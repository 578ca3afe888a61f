-- Presents a file as the API shows it: its properties, its arrival, and the commands that announce
-- it.
-- Spec: commandes#pieces-jointes, fichiers#envoi.
create or replace function fichier.presenter(p_id uuid) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select jsonb_build_object(
      'id', e.fichier_id, 'statut', case when f.id is null then 'attendu' else 'arrive' end,
      'role', e.role, 'type_media', e.type_media, 'taille_octets', e.taille_octets,
      'sha256', e.sha256, 'utilisateur_id', e.utilisateur_id, 'appareil_id', e.appareil_id,
      'demande_le', core.horodatage(e.demande_le), 'arrive_le', core.horodatage(f.arrive_le),
      'commandes', (
        select coalesce(jsonb_agg(p.commande_id order by p.attendue_depuis, p.commande_id), '[]')
        from (select distinct j.commande_id, j.attendue_depuis from commande.piece_jointe j
              where j.fichier_id = e.fichier_id and j.sha256 = e.sha256
              order by j.attendue_depuis, j.commande_id limit 100) as p))
    from fichier.envoi e
      left join fichier.fichier f on f.organisation_id = e.organisation_id and f.id = e.fichier_id
    where e.fichier_id = p_id);
end
$$;
