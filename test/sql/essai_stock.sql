-- Fixtures of the stock: a place, and lots in any state, built by the product's own functions.
create function essai.place(p_code text default 'M1', variadic p_categories text[] default '{}')
returns uuid language plpgsql as $$
declare
  v_id uuid := essai.id('place ' || p_code || ' ' || essai.code());
begin
  insert into emplacement.emplacement (organisation_id, id, code, nom)
  values (core.organisation_id(), v_id, p_code, 'Magasin ' || p_code) on conflict do nothing;
  insert into emplacement.qualite_admise (organisation_id, emplacement_id, categorie)
  select core.organisation_id(), v_id, c from unnest(p_categories) as c;
  return v_id;
end
$$;
comment on function essai.place(text,
  text[]) is 'A place, which admits these display categories, or all.';

create function essai.reception_de(p_nom text, p_quantite_g bigint) returns uuid
language plpgsql as $$
declare
  v_id uuid := essai.id('reception ' || p_nom);
begin
  insert into reception.reception
    (organisation_id, id, campagne_id, produit_id, origine, groupement_id, emplacement_id, statut,
      net_g, refaction_g, net_marchand_g,
     mesures, date_operation, cree_le, auteur_id)
  values (core.organisation_id(), v_id, essai.id('campagne ' || essai.code()),
    essai.produit('ANANAS'), 'membres',
          essai.id('groupement ' || essai.code()), essai.place(), 'en_attente', p_quantite_g, 0,
          p_quantite_g, '{}', essai.t(), essai.t(),
          essai.id('rsci ' || essai.code()));
  return v_id;
end
$$;
comment on function essai.reception_de(text,
  bigint) is 'A reception of pineapple that waits, without its lot.';

create function essai.lot(p_nom text, p_quantite_g bigint default 1000,
  p_statut text default 'en_attente', p_etat text default 'AB') returns uuid
language plpgsql as $$
declare
  v_auteur uuid := essai.id('rsci ' || essai.code());
  v_id uuid;
  v_lot lot.lot;
begin
  v_lot.id := essai.id('lot ' || p_nom);
  v_lot.campagne_id := essai.id('campagne ' || essai.code());
  v_lot.nature := 'REC';
  v_lot.produit_id := essai.produit('ANANAS');
  v_lot.statut := case p_statut when 'brouillon' then 'brouillon' else 'en_attente' end;
  v_lot.reception_id := essai.reception_de(p_nom, p_quantite_g);
  v_lot.emplacement_id := essai.place();
  v_id := lot.naitre(v_lot, jsonb_build_object('AB', p_etat), 'apports', v_auteur, essai.t());
  if p_statut <> 'brouillon' then
    perform matiere.mouvoir('reception', 'reception', v_lot.reception_id, array[
      (matiere.compte_de('inconnu', null), v_lot.produit_id, -p_quantite_g, null),
      (matiere.compte_de('lot', v_id), v_lot.produit_id, p_quantite_g, null)]::matiere.ligne[],
    v_auteur, essai.t(), essai.t());
  end if;
  if p_statut in ('rejeté', 'annulé') then
    perform lot.changer_statut(v_id, case p_statut when 'rejeté' then 'rejeter' else 'annuler' end,
      'essai', v_auteur, essai.t());
  elsif p_statut in ('validé', 'quarantaine', 'consommé', 'archivé') then
    perform lot.changer_statut(v_id, 'valider', null, v_auteur, essai.t());
    if p_statut = 'quarantaine' then
      perform lot.mettre_en_quarantaine(v_id, 'essai', null, v_auteur, essai.t());
    elsif p_statut <> 'validé' then
      perform lot.changer_statut(v_id, case p_statut when 'consommé' then 'consommer'
        else 'archiver' end, 'essai', v_auteur, essai.t());
    end if;
  end if;
  return v_id;
end
$$;
comment on function essai.lot(text, bigint, text,
  text) is
  'A reception lot of pineapple, of that mass in g, state and AB quality, by the quality officer.';

create function essai.quantite(p_nom text) returns bigint language sql stable as $$
  select s.quantite_g from matiere.compte c join matiere.solde s on s.compte_id = c.id
  where c.genre = 'lot' and c.objet_id = essai.id('lot ' || p_nom)
$$;
comment on function essai.quantite(text) is 'The balance of a lot.';

create function essai.sortir(p_nom text, p_quantite_g bigint) returns text language plpgsql as $$
begin
  perform matiere.mouvoir('destruction', 'lot', essai.id('lot ' || p_nom), array[
    (matiere.compte_de('lot', essai.id('lot ' || p_nom)), essai.produit('ANANAS'), -p_quantite_g,
      null),
    (matiere.compte_de('perte', null), essai.produit('ANANAS'), p_quantite_g,
      null)]::matiere.ligne[],
    essai.id('rsci ' || essai.code()), essai.t(), essai.t());
  return 'sorti';
exception when sqlstate 'TR409' or check_violation then
  declare v_contrainte text;
  begin
    get stacked diagnostics v_contrainte = constraint_name;
    return coalesce(nullif(v_contrainte, ''), sqlerrm);
  end;
end
$$;
comment on function essai.sortir(text,
  bigint) is 'Takes a mass out of a lot; answers whether it went, or the refusal.';

create function essai.agir(p_nom text, p_acte text) returns text language plpgsql as $$
begin
  return lot.changer_statut(essai.id('lot ' || p_nom), p_acte, 'essai',
    essai.id('rsci ' || essai.code()), essai.t(1));
exception when sqlstate 'TR404' or sqlstate 'TR409' then
  return sqlerrm;
end
$$;
comment on function essai.agir(text,
  text) is 'An act on a lot; answers its new state, or the refusal.';

create function essai.peupler_stock() returns void language plpgsql as $$
declare
  v_org uuid := core.organisation_id();
  v_rsci uuid := essai.id('rsci ' || essai.code());
begin
  perform essai.place('Q', 'bio');
  insert into emplacement.admission (organisation_id, emplacement_id, referentiel_code, categorie)
  values (v_org, essai.place('Q'), 'AB', 'bio');
  perform essai.lot('peuple', 1000, 'quarantaine');
  insert into lot.reprise (organisation_id, code_externe, date_operation, reprise_le, auteur_id)
  select l.organisation_id, 'x', essai.t(), essai.t(), l.auteur_id
  from lot.lot l where l.id = essai.id('lot peuple');
  insert into lot.juge_avant values (v_org, essai.id('lot peuple'), 'ecart_par_referentiel',
    essai.t());
  insert into emplacement.changement (organisation_id, emplacement_id, champs, le, auteur_id)
  values (v_org, essai.place('Q'), '{}', essai.t(), v_rsci);
  insert into reception.apport (organisation_id, reception_id, rang, reference_provisoire,
    quantite_g, recu_g)
  values (v_org, essai.id('reception peuple'), 1, 'BR-X', 1000, 1000);
  insert into reception.derogation
  values (v_org, essai.id('reception peuple'), 'certificat_non_valide', 'x', v_rsci, essai.t());
  insert into reception.transition values (v_org, essai.id('reception peuple'), 1, 'naitre', null,
    'en_attente', null, v_rsci, essai.t());
end
$$;
comment
  on function essai.peupler_stock() is
  'Gives every table of the stock a row of the current organization.';

create function essai.lot_d_etape(p_nom text, p_quantite_g bigint default 1000) returns uuid
language plpgsql as $$
declare
  v_auteur uuid := essai.id('rsci ' || essai.code());
  v_lot lot.lot;
begin
  v_lot.id := essai.id('lot ' || p_nom);
  v_lot.campagne_id := essai.id('campagne ' || essai.code());
  v_lot.nature := 'NET';
  v_lot.produit_id := essai.produit('ANANAS');
  v_lot.statut := 'en_attente';
  v_lot.etape_id := essai.etape_de(p_nom);
  v_lot.sortie_id := essai.id('sortie ' || p_nom);
  v_lot.emplacement_id := essai.place();
  perform lot.naitre(v_lot, '{"AB": "AB"}', 'apports', v_auteur, essai.t());
  perform matiere.mouvoir('etape', 'etape', v_lot.etape_id, array[
    (matiere.compte_de('inconnu', null), v_lot.produit_id, -p_quantite_g, null),
    (matiere.compte_de('lot', v_lot.id), v_lot.produit_id, p_quantite_g, null)]::matiere.ligne[],
  v_auteur, essai.t(), essai.t());
  return v_lot.id;
end
$$;
comment on function essai.lot_d_etape(text,
  bigint) is 'A cleaned lot of pineapple that waits, of a step.';

create function essai.lot_repris(p_nom text, p_champs jsonb default '{}') returns uuid
language sql as $$
  select lot.reprendre(jsonb_build_object('id', essai.id('lot ' || p_nom), 'code_externe', p_nom,
    'campagne_id', essai.id('campagne ' || essai.code()), 'nature', 'REC',
    'produit_id', essai.produit('ANANAS'), 'emplacement_id', essai.place(), 'quantite_g', 1000,
    'date', '2026-05-01', 'etats', '{"AB": "AB"}'::jsonb) || p_champs,
    essai.id('rsci ' || essai.code()), essai.t())
$$;
comment on function essai.lot_repris(text,
  jsonb) is 'Pineapple that was in stock at the opening; the argument changes its request.';

create function essai.creux() returns table (lot_id uuid, le timestamptz, quantite_g numeric)
language sql stable as $$
  select c.objet_id, x.le, x.quantite_g
  from matiere.compte c
    cross join lateral (
      select m.date_operation as le,
      sum(sum(e.quantite_g)) over (order by m.date_operation) as quantite_g
      from matiere.toute_ecriture e join matiere.mouvement m
        on m.organisation_id = e.organisation_id and m.id = e.mouvement_id
      where e.organisation_id = c.organisation_id and e.compte_id = c.id
      group by m.date_operation) as x
  where c.genre = 'lot' and x.quantite_g < 0
$$;
comment on function essai.creux() is 'The instants after which a lot held less than nothing.';
