-- Returns the contents of an executed recall's notice: for a client, the goods shipped to this
-- client; without a client, everything that the recall reached. Null until it is executed. Masses
-- in g.
-- Spec: documents#avis-rappel.
create or replace function rappel.contenu_avis(
  p_id uuid, p_pour_id uuid, p_langue text) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select jsonb_build_object(
      'exercice', r.exercice, 'raison', r.raison, 'date', core.horodatage(r.execute_le),
      'auteur', u.nom_affiche,
      'client', c.nom, 'adresse', c.adresse,
      'lignes', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'genre', l.genre, 'numero', l.numero, 'effet', l.effet, 'quantite_g', l.quantite_g,
          'produit', case p_langue when 'en' then t.nom_en else t.nom_fr end)
          order by l.rang), '[]')
        from rappel.ligne l
          left join produit.produit t
            on t.organisation_id = l.organisation_id and t.id = l.produit_id
        where l.rappel_id = r.id and l.phase = 'execution'
          and l.genre in ('lot', 'expedition', 'collecte')
          and (p_pour_id = p_id or l.client_id = p_pour_id)))
    from rappel.rappel r
      join utilisateur.utilisateur u
        on u.organisation_id = r.organisation_id and u.id = r.execute_par
      left join client.client c
        on c.organisation_id = r.organisation_id and c.id = p_pour_id
    where r.id = p_id and r.execute_le is not null);
end
$$;
