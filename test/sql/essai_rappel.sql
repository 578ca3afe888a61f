-- Fixtures of recalls, mass balances and reports: a chain of matter from collections to a client,
-- with the day of each movement.
create function essai.entreposer(p_nom text, p_collectes text[], p_jour integer,
  p_valider boolean default true, p_etat text default 'AB')
returns uuid language plpgsql as $$
declare
  v_rsci uuid := essai.id('rsci ' || essai.code());
  v_total bigint := (select sum(c.net_g) from collecte.collecte c
    where c.id in (select essai.id(n) from unnest(p_collectes) as n));
  v_lot lot.lot;
begin
  v_lot.id := essai.id('lot ' || p_nom);
  v_lot.campagne_id := essai.id('campagne ' || essai.code());
  v_lot.nature := 'REC';
  v_lot.produit_id := essai.produit('ANANAS');
  v_lot.statut := 'en_attente';
  v_lot.reception_id := essai.reception_de(p_nom, v_total);
  v_lot.emplacement_id := essai.place();
  perform lot.naitre(v_lot, jsonb_build_object('AB', p_etat), 'apports', v_rsci, essai.t(p_jour));
  perform matiere.mouvoir('reception', 'reception', v_lot.reception_id, array(
      select (k.compte_id, v_lot.produit_id, k.signe * c.net_g, c.id)::matiere.ligne
      from collecte.collecte c
        cross join lateral (values (matiere.compte_de('garde', c.utilisateur_id), -1),
          (matiere.compte_de('lot', v_lot.id), 1)) as k (compte_id, signe)
      where c.id in (select essai.id(n) from unnest(p_collectes) as n)), v_rsci, essai.t(p_jour),
    essai.t(p_jour));
  if p_valider then
    perform lot.entrer_en_stock(v_lot.id, v_rsci, essai.t(p_jour));
  end if;
  return v_lot.id;
end
$$;
comment on function essai.entreposer(text, text[], integer, boolean,
  text) is 'Collections become a lot on a day, validated with its number or not.';

create function essai.transformer(p_de text, p_vers text, p_entree_g bigint, p_perte_g bigint,
  p_jour integer, p_genre text default 'etape')
returns uuid language plpgsql as $$
declare
  v_rsci uuid := essai.id('rsci ' || essai.code());
  v_produit uuid := essai.produit('ANANAS');
  v_lot lot.lot;
begin
  select l.campagne_id, l.nature, l.produit_id, l.emplacement_id
  into v_lot.campagne_id, v_lot.nature, v_lot.produit_id, v_lot.emplacement_id
  from lot.lot l where l.id = essai.id('lot ' || p_de);
  v_lot.id := essai.id('lot ' || p_vers);
  v_lot.statut := 'en_attente';
  v_lot.reception_id := essai.reception_de(p_vers, p_entree_g);
  perform lot.naitre(v_lot, '{"AB": "AB"}', 'resultat', v_rsci, essai.t(p_jour));
  perform matiere.mouvoir(p_genre, 'lot', v_lot.id, array[
    (matiere.compte_de('lot', essai.id('lot ' || p_de)), v_produit, -p_entree_g, null),
    (matiere.compte_de('lot', v_lot.id), v_produit, p_entree_g - p_perte_g, null),
    (matiere.compte_de('perte', null), v_produit, p_perte_g, null)]::matiere.ligne[], v_rsci,
  essai.t(p_jour), essai.t(p_jour));
  perform lot.entrer_en_stock(v_lot.id, v_rsci, essai.t(p_jour));
  return v_lot.id;
end
$$;
comment on function essai.transformer(text, text, bigint, bigint, integer,
  text) is 'A mass of a lot becomes another lot, less what is lost, on a day.';

create function essai.deplacer_vers_client(p_lot text, p_expedition text, p_quantite_g bigint,
  p_jour integer, p_genre text default 'expedition')
returns uuid language plpgsql as $$
declare
  v_client uuid := essai.id('client ' || essai.code());
begin
  insert into client.client (organisation_id, id, code, nom, pays, actif_pendant, cree_le,
    modifie_le)
  values (core.organisation_id(), v_client, 'CLI', 'Fruits du Nord', 'FR', '{(,)}', essai.t(-10),
    essai.t(-10)) on conflict do nothing;
  return matiere.mouvoir(p_genre, 'expedition', essai.id('expedition ' || p_expedition), array[
    (matiere.compte_de('lot', essai.id('lot ' || p_lot)), essai.produit('ANANAS'), -p_quantite_g,
      essai.id('expedition ' || p_expedition)),
    (matiere.compte_de('client', v_client), essai.produit('ANANAS'), p_quantite_g,
      essai.id('expedition ' || p_expedition))]::matiere.ligne[],
    essai.id('rsci ' || essai.code()), essai.t(p_jour), essai.t(p_jour));
end
$$;
comment on function essai.deplacer_vers_client(text, text, bigint, integer,
  text) is 'A mass of a lot leaves for the client in an expedition; negative, it comes back.';

create function essai.filiere() returns void language plpgsql as $$
begin
  perform essai.collecter('c1');
  perform essai.collecter('c2', essai.kg(60000));
  perform essai.collecter('c3', essai.kg(40000));
  perform essai.entreposer('A', '{c1}', 1);
  perform essai.entreposer('B', '{c2}', 1, false);
  perform essai.transformer('A', 'N', 70000, 5000, 2);
  perform essai.deplacer_vers_client('N', 'X', 25000, 3);
  perform matiere.mouvoir('destruction', 'lot', essai.id('lot A'), array[
    (matiere.compte_de('lot', essai.id('lot A')), essai.produit('ANANAS'), -2000, null),
    (matiere.compte_de('perte', null), essai.produit('ANANAS'), 2000, null)]::matiere.ligne[],
    essai.id('rsci ' || essai.code()), essai.t(3), essai.t(3));
end
$$;
comment on function essai.filiere() is
  'Collections c1 (100 kg), c2 (60 kg), c3 (40 kg, still with the agent); c1 is lot A, c2 lot B '
  '(not validated); 70 kg of A become N (65 kg) and loss; 25 kg of N are shipped in X; 2 kg of A '
  'are destroyed.';

create function essai.rappeler(p_champs jsonb default '{}') returns uuid language sql as $$
  select (
    rappel.planifier(jsonb_build_object('origines',
        jsonb_build_array(jsonb_build_object('genre', 'collecte', 'id', essai.id('c1'))),
    'raison', 'Résidu') || p_champs, essai.id('rsci ' || essai.code()), essai.t(4)) ->> 'id')::uuid
$$;
comment
  on function essai.rappeler(jsonb) is
  'Plans a recall of collection c1; the argument changes its request.';

create function essai.origine(p_genre text, p_nom text) returns jsonb language sql immutable as $$
  select jsonb_build_object('origines',
    jsonb_build_array(jsonb_build_object('genre', p_genre, 'id', essai.id(p_nom))))
$$;
comment on function essai.origine(text, text) is 'What a recall starts from.';

create function essai.lignes_rappel(p_rappel uuid, p_phase text default 'plan') returns text
language sql as $$
  select string_agg(concat_ws(' ', coalesce(n.nom, l.genre), l.effet, l.motif, l.quantite_g),
    ', ' order by l.genre, n.nom, l.effet, l.quantite_g)
  from rappel.ligne l
    left join (select essai.id(x) as id, x as nom
      from unnest('{c1,c2,c3,lot A,lot B,lot N,lot C,lot R,expedition X,Kossi}'::text[]) as x) as n
    on n.id = l.objet_id
  where l.rappel_id = p_rappel and l.phase = p_phase
$$;
comment on function essai.lignes_rappel(uuid,
  text) is 'The lines of a phase: record, effect, reason, mass.';

create function essai.un_rappel(p_nom text) returns void language sql as $$
  insert into rappel.rappel (organisation_id, id, exercice, sens, origines, du, au, raison, cree_le,
    auteur_id)
  values (core.organisation_id(), essai.id(p_nom), true, 'aval', '[]', null, null, 'x', essai.t(),
    essai.id('rsci ' || essai.code()))
$$;
comment on function essai.un_rappel(text) is 'A recall without lines, by its name.';

create function essai.peupler_rappels() returns void language plpgsql as $$
begin
  perform essai.un_rappel('rappel ' || essai.code());
  insert into rappel.ligne (organisation_id, rappel_id, phase, rang, genre, objet_id, quantite_g,
    effet, le)
  values (core.organisation_id(), essai.id('rappel ' || essai.code()), 'plan', 1, 'lot',
    essai.id('lot'), 1, 'à_bloquer', essai.t());
  insert into rapports.acces values (core.organisation_id(), 'personne', essai.t());
end
$$;
comment
  on function essai.peupler_rappels() is
  'Gives every table of the recalls a row of the current organization.';

create function essai.saison() returns void language plpgsql as $$
declare
  v_rsci uuid := essai.id('rsci ' || essai.code());
  v_produit uuid := essai.produit('ANANAS');
  v_reprise uuid;
begin
  perform essai.filiere();
  perform lot.entrer_en_stock(essai.id('lot B'), v_rsci, essai.t(1));
  insert into emplacement.emplacement (organisation_id, id, code, nom, site)
  values (core.organisation_id(), essai.id('port'), 'PORT', 'Entrepôt du port', 'port');
  perform lot.deplacer(essai.id('lot N'), essai.id('port'), null, v_rsci, essai.t(4));
  perform lot.qualifier(essai.id('lot B'), '{"AB": "C2"}', 'decision', 'parcelle en conversion',
    v_rsci, essai.t(5));
  v_reprise := essai.deplacer_vers_client('N', 'Y', 10000, 6);
  perform matiere.contrepasser(v_reprise, v_rsci, essai.t(7));
  perform essai.deplacer_vers_client('N', 'X', -4000, 8, 'retour');
  perform essai.entreposer('C', '{c3}', 9, false);
  perform matiere.mouvoir('echantillon', 'lot', essai.id('lot B'), array[
    (matiere.compte_de('lot', essai.id('lot B')), v_produit, -500, null),
    (matiere.compte_de('perte', null), v_produit, 500, null)]::matiere.ligne[], v_rsci, essai.t(9),
  essai.t(9));
  perform matiere.mouvoir('reception', 'reception', essai.id('reception C'), array[
    (matiere.compte_de('ajustement', null), v_produit, -300, null),
    (matiere.compte_de('lot', essai.id('lot C')), v_produit, 300, null)]::matiere.ligne[], v_rsci,
  essai.t(9), essai.t(9));
  perform lot.entrer_en_stock(essai.id('lot C'), v_rsci, essai.t(9));
  perform lot.deplacer(essai.id('lot A'), essai.place('M2'), null, v_rsci, essai.t(9));
end
$$;
comment on function essai.saison() is
  'The chain of `essai.filiere`, and what follows: N goes to another site, B falls to C2, a '
  'shipment of N is reversed, 4 kg of X come back into N, c3 becomes C with 300 g too much, 500 g '
  'of B are sampled, A moves within its site.';
