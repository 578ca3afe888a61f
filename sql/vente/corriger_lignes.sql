-- Corrects some lines of a sale, by their ranks; returns the ranks of lines with another product or
-- other states. A line with an expedition keeps its product and its states.
-- Spec: ventes-et-expeditions#correction, ventes-et-expeditions#correction-produit.
-- Refuses: ligne_inconnue, correction_refusee, parametre_invalide (a line named twice, an amount
--          beyond what a JSON number holds exactly), and what `vente.exiger_lignes` refuses.
create or replace function vente.corriger_lignes(p_vente_id uuid, p_lignes jsonb)
returns smallint[]
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_ligne record;
  v_autres smallint[] := '{}';
begin
  perform vente.exiger_lignes(p_lignes);
  for v_ligne in
    select c.rang, c.quantite_g, c.prix_kg, c.produit_id, c.qualites, l.rang is null as inconnue,
           count(*) over (partition by c.rang) > 1 as double,
           c.produit_id <> l.produit_id
             or c.qualites <> vente.qualites_de(l.vente_id, l.rang) as autre
    from jsonb_to_recordset(p_lignes)
        as c (rang smallint, quantite_g bigint, prix_kg bigint, produit_id uuid, qualites jsonb)
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
        prix_kg = coalesce(v_ligne.prix_kg, l.prix_kg),
        produit_id = coalesce(v_ligne.produit_id, l.produit_id)
    where l.vente_id = p_vente_id and l.rang = v_ligne.rang;
    if v_ligne.autre then
      v_autres := v_autres || v_ligne.rang;
    end if;
  end loop;
  if v_autres <> '{}' then
    perform correction.refuser('vente', p_vente_id, vente.entraves(p_vente_id, v_autres));
    perform vente.ecrire_qualites(p_vente_id, p_lignes);
  end if;
  perform vente.exiger_montant(vente.montant(p_vente_id));
  return v_autres;
end
$$;
