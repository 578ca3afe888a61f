-- Returns the containers, seals and lines of an expedition, in the form of a request.
-- Spec: ventes-et-expeditions#expedition.
create or replace function expedition.contenu(p_id uuid) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select jsonb_build_object(
      'conteneurs', (
        select coalesce(jsonb_agg(jsonb_build_object('numero', c.numero, 'scelles', array(
          select s.numero from expedition.scelle s
          where s.expedition_id = p_id and s.conteneur = c.numero order by s.numero))
          order by c.rang), '[]')
        from expedition.conteneur c where c.expedition_id = p_id),
      'lignes', (
        select jsonb_agg(jsonb_build_object(
          'ligne', l.vente_ligne, 'lot_id', l.lot_id, 'conteneur', l.conteneur,
          'quantite_g', l.quantite_g) order by l.rang)
        from expedition.ligne l where l.expedition_id = p_id)));
end
$$;
