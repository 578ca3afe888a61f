-- Fixtures of genealogies: matter poured from lot to lot, and expeditions.
create function essai.verser(p_de jsonb, p_vers jsonb, p_genre text default 'etape',
  p_jours integer default 0) returns uuid
language sql as $$
  select matiere.mouvoir(p_genre, 'etape', essai.id('etape'), array(
    select (case when x.nom = 'perte' then matiere.compte_de('perte', null)
      when x.nom = 'inconnu' then matiere.compte_de('inconnu', null)
              else matiere.compte_de('lot', essai.id('lot ' || x.nom)) end,
            essai.produit('ANANAS'), x.quantite_g, null)::matiere.ligne
    from (select d.key as nom, -d.value::bigint as quantite_g from jsonb_each_text(p_de) as d
          union all select v.key, v.value::bigint from jsonb_each_text(p_vers) as v) as x),
    essai.id('rsci ' || essai.code()), essai.t(p_jours), essai.t(p_jours))
$$;
comment on function essai.verser(jsonb, jsonb, text, integer) is
  'A movement of pineapple from lots to lots, named with their masses in g; `perte` and `inconnu` '
  'name those accounts.';

create function essai.verser_collecte(p_collecte text, p_lot text, p_quantite_g bigint) returns uuid
language sql as $$
  select matiere.mouvoir('reception', 'reception', essai.id('reception ' || p_lot), array[
    (matiere.compte_de('garde', essai.id('agent ' || essai.code())), essai.produit('ANANAS'),
      -p_quantite_g, essai.id(p_collecte)),
    (matiere.compte_de('lot', essai.id('lot ' || p_lot)), essai.produit('ANANAS'), p_quantite_g,
      essai.id(p_collecte))]::matiere.ligne[],
    essai.id('rsci ' || essai.code()), essai.t(), essai.t())
$$;
comment on function essai.verser_collecte(text, text,
  bigint) is 'A collection''s matter goes into a lot.';

create function essai.faire_partir(p_nom text, p_lots jsonb, p_statut text default 'validée')
returns uuid language plpgsql as $$
declare
  v_org uuid := core.organisation_id();
  v_id uuid := essai.id('expedition ' || p_nom);
  v_rsci uuid := essai.id('rsci ' || essai.code());
  v_mouvement_id uuid;
begin
  v_mouvement_id := matiere.mouvoir('expedition', 'expedition', v_id, array(
    select l.ligne from jsonb_each_text(p_lots) as x (nom, quantite_g)
      cross join lateral (values
        ((matiere.compte_de('lot', essai.id('lot ' || x.nom)), essai.produit('ANANAS'),
            -x.quantite_g::bigint, v_id)::matiere.ligne),
        ((matiere.compte_de('client', essai.cliente()), essai.produit('ANANAS'),
            x.quantite_g::bigint, v_id)::matiere.ligne)) as l (ligne)),
    v_rsci, essai.t(1), essai.t(1));
  insert into vente.vente (organisation_id, id, code, client_id, devise, cree_le, auteur_id)
  values (v_org, v_id, p_nom, essai.cliente(), 'XOF', essai.t(1), v_rsci);
  insert into expedition.expedition
    (organisation_id, id, vente_id, client_id, statut, date_operation, mouvement_id,
      montant_organisation, devise_organisation, certificats, cree_le, auteur_id)
  select v_org, v_id, v_id, essai.cliente(), p_statut, essai.t(1), case p_statut
    when 'validée' then v_mouvement_id end, 0, 'XOF', '[]', essai.t(1), v_rsci;
  return v_mouvement_id;
end
$$;
comment on function essai.faire_partir(text, jsonb,
  text) is 'Lots, named with their masses in g, leave for a client.';
