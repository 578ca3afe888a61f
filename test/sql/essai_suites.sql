-- Fixtures of the effects of a reception: receptions of members with their collections and expected
-- references, with entries in the ledger as a real reception has them.
create function essai.arriver(p_nom text, p_apports jsonb, p_statut text default 'validé')
returns uuid language plpgsql as $$
declare
  v_auteur uuid := essai.id('rsci ' || essai.code());
  v_reception uuid;
  v_apport record;
  v_lot lot.lot;
  v_lignes matiere.ligne[] := '{}';
  v_de uuid;
  v_objet uuid;
begin
  v_reception := essai.reception_de(p_nom,
    (select sum((a ->> 'recu_g')::bigint)::bigint from jsonb_array_elements(p_apports) as a));
  v_lot.id := essai.id('lot ' || p_nom);
  v_lot.campagne_id := essai.id('campagne ' || essai.code());
  v_lot.nature := 'REC';
  v_lot.produit_id := essai.produit('ANANAS');
  v_lot.statut := 'en_attente';
  v_lot.reception_id := v_reception;
  v_lot.emplacement_id := essai.place();
  for v_apport in
    insert into reception.apport (organisation_id, id, reception_id, rang, collecte_id,
      reference_provisoire, quantite_g, recu_g)
    select core.organisation_id(), gen_random_uuid(), v_reception, a.rang,
    essai.id(a.apport ->> 'collecte'), a.apport ->> 'reference',
           (a.apport ->> 'quantite_g')::bigint, (a.apport ->> 'recu_g')::bigint
    from jsonb_array_elements(p_apports) with ordinality as a (apport, rang)
    returning id, collecte_id, quantite_g, recu_g
  loop
    v_objet := v_apport.collecte_id;
    v_de := case when v_objet is null then matiere.compte_de('attendu', v_apport.id)
                 else matiere.compte_de('garde', essai.id('agent ' || essai.code())) end;
    v_lignes := v_lignes || matiere.equilibrer(array[
      (v_de, v_lot.produit_id, -v_apport.quantite_g, v_objet),
      (matiere.compte_de('lot', v_lot.id), v_lot.produit_id, v_apport.recu_g,
        v_objet)]::matiere.ligne[], v_objet);
  end loop;
  perform lot.naitre(v_lot, reception.etats(v_reception), 'apports', v_auteur, essai.t());
  perform matiere.mouvoir('reception', 'reception', v_reception, v_lignes, v_auteur, essai.t(),
    essai.t());
  update reception.reception set lot_id = v_lot.id where id = v_reception;
  if p_statut in ('validé', 'quarantaine') then
    perform lot.changer_statut(v_lot.id, 'valider', null, v_auteur, essai.t());
    update reception.reception set statut = 'validée' where id = v_reception;
  end if;
  if p_statut = 'quarantaine' then
    perform lot.mettre_en_quarantaine(v_lot.id, 'essai', null, v_auteur, essai.t());
  end if;
  return v_lot.id;
end
$$;
comment on function essai.arriver(text, jsonb, text) is
  'A reception lot of pineapple made of collections {"collecte", "quantite_g", "recu_g"} and of '
  'what is expected {"reference", …}.';

create function essai.tenu(p_genre text, p_objet uuid default null) returns text
language sql stable as $$
  select string_agg(format('%s %s', coalesce(p.code, '?'), s.quantite_g), ', ' order by p.code)
  from (
    select e.produit_id, sum(e.quantite_g) as quantite_g
    from matiere.toute_ecriture e join matiere.compte c on c.id = e.compte_id
    where c.genre = p_genre and (p_objet is null or c.objet_id = p_objet)
    group by e.produit_id having sum(e.quantite_g) <> 0) as s
    left join produit.produit p on p.id = s.produit_id
$$;
comment on function essai.tenu(text,
  uuid) is 'What an account, or all of a kind, holds, by product.';

create function essai.etat(p_nom text) returns text language sql stable as $$
  select string_agg(c.referentiel_code || ' ' || c.etat_code, ', ' order by c.referentiel_code)
  from lot.etats_courants(essai.id('lot ' || p_nom)) as c
$$;
comment on function essai.etat(text) is 'The quality states of a lot.';

create function essai.transformer(p_de text[], p_vers text, p_quantite_g bigint,
  p_produit text default 'ANANAS') returns uuid language plpgsql as $$
declare
  v_auteur uuid := essai.id('rsci ' || essai.code());
  v_lot lot.lot;
  v_lignes matiere.ligne[];
begin
  v_lot.id := essai.id('lot ' || p_vers);
  v_lot.campagne_id := essai.id('campagne ' || essai.code());
  v_lot.nature := 'REC';
  v_lot.produit_id := essai.produit(p_produit);
  v_lot.statut := 'en_attente';
  v_lot.reception_id := essai.reception_de(p_vers, p_quantite_g * cardinality(p_de));
  v_lot.emplacement_id := essai.place();
  perform lot.naitre(v_lot, '{}', 'resultat', v_auteur, essai.t(1));
  select array_agg((matiere.compte_de('lot', l.id), l.produit_id, -p_quantite_g,
      null)::matiere.ligne) into v_lignes
  from unnest(p_de) as d join lot.lot l on l.id = essai.id('lot ' || d);
  perform matiere.mouvoir('etape', 'etape', v_lot.id, matiere.equilibrer(v_lignes
    || (matiere.compte_de('lot', v_lot.id), v_lot.produit_id, p_quantite_g * cardinality(p_de),
      null)::matiere.ligne, null),
    v_auteur, essai.t(1), essai.t(1));
  perform lot.qualifier(v_lot.id, lot.plancher(v_lot.id, null, null), 'resultat', null, v_auteur,
    essai.t(1));
  return v_lot.id;
end
$$;
comment on function essai.transformer(text[], text, bigint,
  text) is 'A lot made of a mass of each of some lots, with the states that they allow.';

create function essai.embarquer(p_lot text, p_expedition text, p_quantite_g bigint) returns uuid
language sql as $$
  select matiere.mouvoir('expedition', 'expedition', essai.id(p_expedition), array[
    (matiere.compte_de('lot', essai.id('lot ' || p_lot)), essai.produit('ANANAS'), -p_quantite_g,
      essai.id(p_expedition)),
    (matiere.compte_de('client', essai.id('client')), essai.produit('ANANAS'), p_quantite_g,
      essai.id(p_expedition))]::matiere.ligne[],
    essai.id('rsci ' || essai.code()), essai.t(2), essai.t(2))
$$;
comment on function essai.embarquer(text, text, bigint) is 'A mass of a lot is shipped.';

create function essai.retirer(p_nom text, p_champs jsonb default '{}') returns text
language plpgsql as $$
declare
  v_contrainte text;
  v_id uuid;
begin
  v_id := lot.sortir(essai.id('lot ' || p_nom),
    '{"genre": "destruction", "quantite_g": 100, "raison": "essai", "preuve": "PV 1"}'::jsonb
      || p_champs, essai.id('rsci ' || essai.code()), essai.t(3));
  return (select s.genre from lot.sortie_lot s where s.id = v_id);
exception when sqlstate 'TR400' or sqlstate 'TR404' or sqlstate 'TR409' or check_violation then
  get stacked diagnostics v_contrainte = constraint_name;
  return coalesce(nullif(v_contrainte, ''), sqlerrm);
end
$$;
comment on function essai.retirer(text,
  jsonb) is 'Something leaves a lot by itself; answers what, or the refusal.';

create function essai.echantillonner(p_lot_id uuid, p_jour integer default 3) returns uuid
language sql as $$
  select lot.sortir(p_lot_id,
    '{"genre": "echantillon", "quantite_g": 10, "raison": "plan", "destinataire": "Labo"}',
                    essai.id('rsci ' || essai.code()), essai.t(p_jour))
$$;
comment on function essai.echantillonner(uuid,
  integer) is 'Ten grams of a lot go to the laboratory.';

create function essai.analyser(p_sortie uuid, p_conclusion text, p_jour integer default 4,
  p_champs jsonb default '{}') returns text language plpgsql as $$
declare
  v_r jsonb;
begin
  v_r := lot.analyser(p_sortie,
    jsonb_build_object('examen', 'pesticides', 'conclusion', p_conclusion, 'laboratoire', 'Labo',
    'rapport', 'R' || p_jour, 'rendu_le', essai.t(p_jour)::date) || p_champs, essai.id('rsci '
      || essai.code()), essai.t(p_jour));
  return concat_ws(' ', v_r #>> '{lot,statut}',
    case when (v_r -> 'retenu')::boolean then 'retenu' end,
                   case when (v_r -> 'mis_en_quarantaine')::boolean then 'mis' end);
end
$$;
comment on function essai.analyser(uuid, text, integer, jsonb) is
  'What the laboratory found in a sample, told some days after 1 June 2026; answers where the lot '
  'stands.';

create function essai.agir_sur_lot(p_lot_id uuid, p_acte text, p_jour integer default 5)
returns text language plpgsql as $$
declare
  v_auteur uuid := essai.id('rsci ' || essai.code());
begin
  if p_acte = 'liberer' then
    perform lot.liberer(p_lot_id, 'essai', v_auteur, essai.t(p_jour));
  else
    perform lot.agir(p_lot_id, p_acte, 'essai', v_auteur, essai.t(p_jour));
  end if;
  return (select l.statut from lot.lot l where l.id = p_lot_id);
exception when sqlstate 'TR403' or sqlstate 'TR404' or sqlstate 'TR409' then
  return substr(sqlstate, 3) || ' ' || sqlerrm;
end
$$;
comment on function essai.agir_sur_lot(uuid, text,
  integer) is 'An act of a person on a lot; answers its state, or the refusal.';

create function essai.renverser(p_mouvement uuid) returns text language plpgsql as $$
begin
  return matiere.renverser(p_mouvement, 'essai', essai.id('rsci ' || essai.code()),
    essai.t(4)) ->> 'genre';
exception when sqlstate 'TR404' or sqlstate 'TR409' then
  return sqlerrm;
end
$$;
comment
  on function essai.renverser(uuid) is
  'The quality officer has a movement reversed; answers the mirror''s kind, or the refusal.';

create function essai.mouvement(p_genre text) returns uuid language sql stable as $$
  select m.id from matiere.mouvement m where m.genre = p_genre order by m.rang desc limit 1
$$;
comment on function essai.mouvement(text) is 'The latest movement of a kind.';

create function essai.parts(p_sens text, p_id uuid)
returns table (genre text, id uuid, quantite_g bigint, reste_g bigint, profondeur integer)
language sql stable as $$
  select p.genre, p.id, p.quantite_g, p.reste_g, p.profondeur
  from genealogie.noeud_de(p_id) as n
    cross join lateral genealogie.parts(p_sens, array[n], array[genealogie.masse_de(n)]) as p
$$;
comment on function essai.parts(text, uuid) is 'The genealogy of all that a record ever held.';

create function essai.peupler_suites() returns void language plpgsql as $$
declare
  v_org uuid := core.organisation_id();
  v_rsci uuid := essai.id('rsci ' || essai.code());
  v_sortie uuid;
begin
  perform essai.lot('suite peuplée', 1000, 'validé');
  v_sortie := lot.sortir(essai.id('lot suite peuplée'),
    '{"genre": "echantillon", "quantite_g": 100, "raison": "x", "destinataire": "Labo"}', v_rsci,
    essai.t());
  perform lot.analyser(v_sortie,
    '{"examen": "pesticides", "conclusion": "conforme", "laboratoire": "Labo", "rapport": "1",
      "rendu_le": "2026-06-01"}',
                       v_rsci, essai.t());
  perform essai.renverser(essai.mouvement('echantillon'));
  insert into lot.collecte_rendue values (v_org, v_sortie, essai.id('peuple'), 1);
  insert into lot.levee_analyse
  select v_org, r.id, s.lot_id, 'x', v_rsci, essai.t() from lot.resultat_analyse r
    join lot.sortie_lot s on s.id = r.sortie_id where s.id = v_sortie;
  insert into reception.redressement (organisation_id, reception_id, collecte_id, genre, ecart_g,
    raison, champs, lots, expeditions, auteur_id, le)
  values (v_org, essai.id('reception suite peuplée'), essai.id('peuple'), 'correction', 0, 'x',
    '{}', '[]', '[]', v_rsci, essai.t());
  perform inventaire.proposer(jsonb_build_object('emplacement_id', essai.place('I'), 'comptages',
    '[]'::jsonb), v_rsci, essai.t());
  insert into inventaire.comptage
    (organisation_id, inventaire_id, lot_id, theorique_g, compte_g, dernier_rang)
  select i.organisation_id, i.id, essai.id('lot suite peuplée'), 0, 0, 0
  from inventaire.inventaire i;
end
$$;
comment
  on function essai.peupler_suites() is
  'Gives every table of what follows a reception a row of the current organization.';
