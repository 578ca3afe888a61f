-- Returns the contents of an expedition's packing list; null while the expedition is not validated.
-- Masses in g.
-- Spec: documents#liste-colisage, eudr#numeros.
-- Why: without a statement there is no member for its numbers, so that papers of earlier releases
--      stay equal.
create or replace function expedition.contenu_liste(
  p_id uuid, p_pour_id uuid, p_langue text) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select jsonb_build_object(
      'numero', coalesce(x.numero_conteneur, v.code), 'vente', v.code,
      'date', core.horodatage(x.date_operation), 'client', c.nom, 'adresse', c.adresse,
      'pays', c.pays, 'numero_coi', x.numero_coi, 'note', x.note,
      'conteneurs', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'numero', n ->> 'numero', 'scelles', n -> 'scelles') order by n ->> 'numero'), '[]')
        from jsonb_array_elements(expedition.contenu(x.id) -> 'conteneurs') as n),
      'lignes', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'rang', l.rang, 'lot', o.numero_officiel, 'conteneur', l.conteneur,
          'produit', case p_langue when 'en' then t.nom_en else t.nom_fr end,
          'quantite_g', l.quantite_g) order by l.rang), '[]')
        from expedition.ligne l
          join lot.lot o on o.organisation_id = l.organisation_id and o.id = l.lot_id
          join produit.produit t
            on t.organisation_id = o.organisation_id and t.id = o.produit_id
        where l.expedition_id = x.id),
      'total_g', (select sum(l.quantite_g) from expedition.ligne l where l.expedition_id = x.id))
      || case when d.numeros is null then '{}'
           else jsonb_build_object('declarations_eudr', d.numeros) end
    from expedition.expedition x
      join vente.vente v on v.organisation_id = x.organisation_id and v.id = x.vente_id
      join client.client c on c.organisation_id = x.organisation_id and c.id = x.client_id
      cross join genealogie.numeros_dds(x.id) as d (numeros)
    where x.id = p_id and x.statut = 'validée');
end
$$;
