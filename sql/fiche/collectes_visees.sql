-- Returns the collections that a decision on some controls may judge again: the collections of the
-- controls' commands, the collections that the controls are about or that a report named and, for
-- producers who may be merged, a hundred collections of each producer, the latest first.
-- Spec: file-de-controle#essai.
create or replace function fiche.collectes_visees(p_ids uuid[]) returns uuid[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return array(
    with vise as materialized (
      select c.commande_id, c.entite_id, c.motif, c.details
      from controle.controle c where c.id = any (p_ids)
    ),
    partie as materialized (
      select v.entite_id as id from vise v where v.motif = 'doublon_identite'
      union
      select p.id::uuid from vise v
        cross join lateral jsonb_array_elements_text(v.details -> 'producteurs') as p (id)
      where v.motif = 'doublon_identite'
    )
    select c.id from vise v join collecte.collecte c on c.id = v.entite_id
    union
    select s.collecte_id from vise v join collecte.signalement s on s.id = v.entite_id
    where s.collecte_id is not null
    union
    select (r.entites ->> 'collecte')::uuid
    from vise v join commande.commande_resultat r on r.commande_id = v.commande_id
    where r.entites ? 'collecte'
    union
    select (p.payload ->> 'collecte_id')::uuid
    from vise v join commande.reprise p on p.commande_id = v.commande_id
    where p.type = 'collecte.enregistrer'
    union
    select k.id from partie p
      cross join lateral (
        select c.id from collecte.collecte c where c.producteur_id = p.id
        order by c.date_operation desc, c.id limit 100) as k);
end
$$;
