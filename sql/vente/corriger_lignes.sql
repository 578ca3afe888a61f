-- Writes the corrected masses and prices of some lines of a sale, by their ranks.
-- Spec: ventes-et-expeditions#correction.
-- Refuses: ligne_inconnue, parametre_invalide (a line named twice, an amount beyond what a JSON
--          number holds exactly).
create or replace function vente.corriger_lignes(p_vente_id uuid, p_lignes jsonb) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_ligne record;
begin
  for v_ligne in
    select c.rang, c.quantite_g, c.prix_kg, l.rang is null as inconnue,
           count(*) over (partition by c.rang) > 1 as double
    from jsonb_to_recordset(p_lignes) as c (rang smallint, quantite_g bigint, prix_kg bigint)
      left join vente.ligne l on l.vente_id = p_vente_id and l.rang = c.rang
    order by c.rang
  loop
    if v_ligne.inconnue then
      raise sqlstate 'TR404' using message = 'ligne_inconnue',
        detail = jsonb_build_object('ligne', v_ligne.rang)::text;
    elsif v_ligne.double then
      raise sqlstate 'TR400' using message = 'parametre_invalide',
        detail = '{"parametre": "lignes"}';
    end if;
    update vente.ligne l
    set quantite_g = coalesce(v_ligne.quantite_g, l.quantite_g),
        prix_kg = coalesce(v_ligne.prix_kg, l.prix_kg)
    where l.vente_id = p_vente_id and l.rang = v_ligne.rang;
  end loop;
  perform vente.exiger_montant(vente.montant(p_vente_id));
end
$$;
