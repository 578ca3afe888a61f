-- Describes records of the current organization with objects that the store lost, or has in excess,
-- for the person who decides about them: for a file its role, its phone and the commands that
-- announce it, a hundred at most; for a document its type and number. Contains no personal value.
-- Spec: restauration#fichiers.
create or replace function restauration.decrire_objets(p_objets jsonb) returns jsonb
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select coalesce(jsonb_agg(o.objet || jsonb_strip_nulls(jsonb_build_object(
           'role', e.role,
           'appareil', (select a.code_court from appareil.appareil a where a.id = e.appareil_id),
           'commandes', (
             select jsonb_agg(c.commande_id order by c.commande_id)
             from (select distinct p.commande_id from commande.piece_jointe p
                   where p.fichier_id = o.id and p.sha256 = o.sha256
                   order by p.commande_id limit 100) as c),
           'type', d.type, 'numero', d.numero)) order by o.rang), '[]')
  from (select x.objet, x.rang, (x.objet ->> 'id')::uuid as id, x.objet ->> 'sha256' as sha256
        from jsonb_array_elements(p_objets) with ordinality as x (objet, rang)) as o
    left join fichier.envoi e on e.fichier_id = o.id and e.sha256 = o.sha256
    left join document.document d on d.id = o.id
$$;
