-- Returns the identity documents of a dossier's members, by the members' ids: the known data of
-- each, and its announced files, with their state.
-- Spec: dossiers#pieces-identite, fichiers#lecture, conservation#objets.
-- Chosen: docs/decisions/0090-pieces-identite-d-un-dossier.md.
-- Why: files are found by the commands that wrote their member, each by its key.
create or replace function dossier.identites(
  p_cadre jsonb, p_apres uuid, p_limite integer,
  out producteur_id uuid, out nom text, out prenoms text, out piece jsonb, out fichiers jsonb)
returns setof record
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_groupement_id uuid := (p_cadre #>> '{groupement,id}')::uuid;
begin
  return query
    select p.id, p.nom, p.prenoms, (
        select jsonb_build_object('type', i.type, 'numero', i.numero, 'pays', i.pays)
        from producteur.piece_identite i
        where i.producteur_id = p.id and i.organisation_id = p.organisation_id
          and p.fusionne_dans is null),
      coalesce((
        select jsonb_agg(jsonb_build_object(
          'id', j.fichier_id, 'sha256', j.sha256, 'type_media', e.type_media,
          'taille_octets', e.taille_octets,
          'statut', case
            when f.id is null then 'attendu'
            when exists (
              select from conservation.objet o
              where o.organisation_id = f.organisation_id
                and o.cle = fichier.cle(f.organisation_id, f.id, f.sha256)) then 'efface'
            else 'joint' end) order by j.fichier_id)
        from (
          select distinct a.fichier_id, a.sha256
          from (select p.commande_id
                union
                select c.commande_id from producteur.champ c
                where c.organisation_id = p.organisation_id and c.producteur_id = p.id) as k
            join commande.piece_jointe a
              on a.organisation_id = p.organisation_id and a.commande_id = k.commande_id
            left join fichier.envoi r
              on r.organisation_id = a.organisation_id and r.fichier_id = a.fichier_id
          where 'piece_identite' in (a.role, r.role)) as j
          left join fichier.envoi e
            on e.organisation_id = p.organisation_id and e.fichier_id = j.fichier_id
          left join fichier.fichier f
            on f.organisation_id = p.organisation_id and f.id = j.fichier_id
              and f.sha256 = j.sha256), '[]')
    from producteur.producteur p
    where p.organisation_id = core.organisation_id() and p.id > p_apres
      and (v_groupement_id is null or p.groupement_id = v_groupement_id)
    order by p.id limit p_limite;
end
$$;
