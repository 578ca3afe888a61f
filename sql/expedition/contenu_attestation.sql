-- Returns the contents of an expedition's statement of conformity, with the data of a certificate
-- of transaction: seller, buyer, lots with the quality sold, certificates. Null while it is not
-- validated. Masses in g.
-- Spec: documents#attestation.
create or replace function expedition.contenu_attestation(
  p_id uuid, p_pour_id uuid, p_langue text) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return expedition.contenu_liste(p_id, p_pour_id, p_langue) || (
    select jsonb_build_object(
      'lignes', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'rang', l.rang, 'lot', o.numero_officiel, 'quantite_g', l.quantite_g,
          'produit', case p_langue when 'en' then t.nom_en else t.nom_fr end,
          'qualites', (
            select coalesce(jsonb_agg(jsonb_build_object(
              'referentiel', q.referentiel_code, 'etat', q.etat_code,
              'libelle', case p_langue when 'en' then e.libelle_en else e.libelle_fr end)
              order by q.referentiel_code), '[]')
            from vente.qualite_ligne q
              join conformite.etat e
                on e.referentiel_code = q.referentiel_code and e.code = q.etat_code
            where q.vente_id = l.vente_id and q.rang = l.vente_ligne)) order by l.rang), '[]')
        from expedition.ligne l
          join lot.lot o on o.organisation_id = l.organisation_id and o.id = l.lot_id
          join produit.produit t
            on t.organisation_id = o.organisation_id and t.id = o.produit_id
        where l.expedition_id = x.id),
      'certificats', (
        select coalesce(jsonb_agg(distinct jsonb_build_object(
          'referentiel', s ->> 'referentiel_code', 'numero', s ->> 'numero',
          'organisme', k.organisme, 'valide_au', k.valide_au)), '[]')
        from jsonb_array_elements(x.certificats) as s
          left join certificat.certificat k
            on k.organisation_id = x.organisation_id and k.numero = s ->> 'numero'
        where s ->> 'numero' is not null))
    from expedition.expedition x where x.id = p_id);
end
$$;
