-- Writes the lines of a draft expedition. A line belongs to the line of the sale that it names, or
-- otherwise to the only line with the product of its lot; and to the container that it names, or
-- otherwise to the only container.
-- Spec: ventes-et-expeditions#expedition.
-- Refuses: lot_inconnu, produit_non_vendu, parametre_invalide (which line of the sale, or which
--          container, is not said).
create or replace function expedition.ecrire_lignes(
  p_expedition expedition.expedition, p_lignes jsonb) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_ligne record;
  v_vendues smallint[];
  v_conteneurs text[];
begin
  select coalesce(array_agg(c.numero), '{}') into v_conteneurs
  from expedition.conteneur c where c.expedition_id = p_expedition.id;
  for v_ligne in
    with demande as materialized (
      select e.rang, (e.value ->> 'lot_id')::uuid as lot_id,
             (e.value ->> 'quantite_g')::bigint as quantite_g,
             (e.value ->> 'ligne')::smallint as ligne,
             coalesce(e.value ->> 'conteneur',
                      case cardinality(v_conteneurs) when 1 then v_conteneurs[1] end) as conteneur
      from jsonb_array_elements(p_lignes) with ordinality as e (value, rang)
    )
    select d.rang, d.lot_id, o.produit_id, d.quantite_g, d.ligne, d.conteneur
    from demande d left join lot.lot o on o.id = d.lot_id
    order by d.rang
  loop
    select array_agg(l.rang) into v_vendues
    from vente.ligne l
    where l.vente_id = p_expedition.vente_id and l.produit_id = v_ligne.produit_id
      and (v_ligne.ligne is null or l.rang = v_ligne.ligne);
    if v_ligne.produit_id is null then
      raise sqlstate 'TR404' using message = 'lot_inconnu',
        detail = jsonb_build_object('lot_id', v_ligne.lot_id)::text;
    elsif v_vendues is null then
      raise sqlstate 'TR409' using message = 'produit_non_vendu', detail = jsonb_build_object(
        'lot_id', v_ligne.lot_id, 'produit_id', v_ligne.produit_id, 'ligne', v_ligne.ligne)::text;
    elsif cardinality(v_vendues) > 1 then
      raise sqlstate 'TR400' using message = 'parametre_invalide', detail = jsonb_build_object(
        'parametre', 'ligne', 'lot_id', v_ligne.lot_id, 'possibles', v_vendues)::text;
    elsif v_conteneurs = '{}' and v_ligne.conteneur is not null
      or v_conteneurs <> '{}' and coalesce(v_ligne.conteneur <> all (v_conteneurs), true)
    then
      raise sqlstate 'TR400' using message = 'parametre_invalide', detail = jsonb_build_object(
        'parametre', 'conteneur', 'lot_id', v_ligne.lot_id)::text;
    end if;
    insert into expedition.ligne
      (organisation_id, expedition_id, rang, vente_id, vente_ligne, lot_id, conteneur, quantite_g)
    values (core.organisation_id(), p_expedition.id, v_ligne.rang, p_expedition.vente_id,
            v_vendues[1], v_ligne.lot_id, v_ligne.conteneur, v_ligne.quantite_g);
  end loop;
end
$$;
