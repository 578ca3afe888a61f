-- Fixtures of the order of arrival: two commands are sent in both orders, a person resolves late
-- references, and the results are compared; also after one of the commands is cancelled.

create function essai.ordre(p_type text, p_nom text, p_champs jsonb default '{}',
  p_compte text default 'agent') returns jsonb language sql immutable as $$
  select jsonb_build_object('type', p_type, 'nom', p_nom, 'champs', p_champs, 'compte', p_compte)
$$;
comment on function essai.ordre(text, text, jsonb, text) is
  'A command that waits to be sent: type, name, payload fields and author.';

create function essai.papier(p_nom text, p_compte text default 'agent') returns text
language sql stable as $$
  select format('BR-%s-20260601-%s', a.code_court,
                lpad(('x' || substr(md5(p_nom), 1, 3))::bit(12)::integer::text, 4, '0'))
  from appareil.appareil a where a.id = essai.telephone(p_compte)
$$;
comment on function essai.papier(text, text) is
  'The provisional reference that a command bears by its name, whenever it is sent.';

create function essai.envoyer_a(p_commande jsonb, p_heure text) returns void
language plpgsql as $$
declare
  v_nom text := p_commande ->> 'nom';
  v_entete jsonb := essai.capture(essai.t(0, p_heure)) || jsonb_build_object(
    'reference_provisoire', essai.papier(v_nom, p_commande ->> 'compte'));
begin
  if p_commande ? 'annulee' then
    perform essai.annuler(p_commande ->> 'annulee');
  elsif p_commande ->> 'type' = 'collecte.enregistrer' then
    perform essai.collecter(v_nom, p_commande -> 'champs', v_entete || jsonb_build_object(
      'appareil_id', a.id, 'sequence', a.derniere_sequence + 1),
      jsonb_build_object('appareil_id', a.id))
    from appareil.appareil a
    where a.id = essai.telephone(case p_commande ->> 'compte' when 'second' then 'second'
                                 else 'agent' end);
  else
    perform essai.faire(p_commande ->> 'type', v_nom, p_commande -> 'champs', v_entete,
      p_commande ->> 'compte');
  end if;
end
$$;
comment on function essai.envoyer_a(jsonb, text) is
  'Sends such a command, captured at an hour, under the reference of its name; or cancels one.';

create function essai.annuler(p_nom text) returns void language plpgsql as $$
declare
  v_avant text := current_setting('sillon.utilisateur_id');
  v_rsci uuid := essai.id('rsci ' || essai.code());
begin
  perform set_config('sillon.utilisateur_id', v_rsci::text, true);
  perform commande.annuler(essai.id('commande ' || p_nom), 'saisie deux fois', v_rsci, essai.t(1));
  perform set_config('sillon.utilisateur_id', v_avant, true);
end
$$;
comment on function essai.annuler(text) is 'The quality officer cancels a command a day later.';

create function essai.resoudre_references() returns void language plpgsql as $$
declare
  v_controle controle.controle;
begin
  loop
    select k.* into v_controle from controle.controle k
    where k.statut = 'ouvert' and k.motif = 'reference_inconnue'
      and controle.reference_arrivee(k)
    order by k.rang limit 1;
    exit when v_controle.id is null;
    perform controle.lever(
      (core.organisation_id(), essai.id('rsci ' || essai.code()), true)::utilisateur.session,
      v_controle.id, '{"decision": "correction", "raison": "vu"}', essai.t(1));
  end loop;
end
$$;
comment on function essai.resoudre_references() is
  'The quality officer corrects every unknown reference that has arrived.';

create function essai.rangees(p_lignes jsonb[], variadic p_sans text[] default '{}') returns jsonb
language sql immutable as $$
  select jsonb_agg(l.ligne order by l.ligne::text)
  from (select u - '{organisation_id,rang,recue_le,enregistre_le,cree_le,appareil_id,version,forme,
          commande_visee,remplace_id,polygone_id,commande_id,numero_officiel,prise_campagne_id,
          prise_producteur_id,prise_matiere_code,prise_etat_code,prise_g,prise_rang}'::text[]
          - p_sans as ligne from unnest(p_lignes) as u) as l
$$;
comment on function essai.rangees(jsonb[], text[]) is
  'Rows in an order of their own, without what only says when or where they were written.';

create function essai.fin(p_sans text default null) returns jsonb language plpgsql as $$
declare
  v_fin jsonb;
begin
  v_fin := jsonb_build_object(
    'producteurs', (select essai.rangees(array_agg(to_jsonb(x))) from producteur.producteur x),
    'pièces', (select essai.rangees(array_agg(
                 to_jsonb(x) || jsonb_build_object('id', x.producteur_id)))
               from producteur.piece_identite x),
    'groupes', (select essai.rangees(array_agg(to_jsonb(x)), 'id', 'le')
                from producteur.rattachement x where not exists (
                  select from commande.annulation a where a.commande_id = x.commande_id)),
    'parcelles', (select essai.rangees(array_agg(to_jsonb(x))) from parcelle.parcelle x),
    'relevés', (select essai.rangees(array_agg(to_jsonb(x)), 'id')
                from parcelle.polygone_en_vigueur x),
    'cultures', (select essai.rangees(array_agg(to_jsonb(c) || jsonb_build_object('p', p.id)))
                 from parcelle.parcelle p cross join parcelle.cultures_au(p.id, essai.t()) as c),
    'collectes', (select essai.rangees(array_agg(to_jsonb(x))) from collecte.collecte x),
    'états', (select essai.rangees(array_agg(to_jsonb(e) || jsonb_build_object('c', c.id)))
              from collecte.collecte c cross join collecte.etats_courants(c.id) as e),
    'signalements', (select essai.rangees(array_agg(to_jsonb(x))) from collecte.signalement x),
    'bons', (select essai.rangees(array_agg(to_jsonb(x))) from livraison.bon x),
    'transportées', (select essai.rangees(array_agg(to_jsonb(x))) from livraison.bon_collecte x),
    'remises', (select essai.rangees(array_agg(to_jsonb(x))) from intrant.remise x),
    'inspections', (select essai.rangees(array_agg(to_jsonb(x))) from inspection.inspection x),
    'estimations', (select essai.rangees(array_agg(to_jsonb(x))) from recolte.estimation x),
    'constats', (select essai.rangees(array_agg(to_jsonb(x)), 'enregistree_le')
                 from non_conformite.non_conformite x),
    'duplicatas', (select essai.rangees(array_agg(to_jsonb(x)), 'id') from recu.reimpression x
                   where not exists (
                     select from recu.reimpression s where s.remplace_id = x.id)),
    'plafonds', (select essai.rangees(array_agg(to_jsonb(x))) from capacite.solde x
                 where (x.plafond_g, x.consomme_g) <> (0, 0)),
    'copies', (select essai.rangees(array_agg(to_jsonb(x))) from replica.producteur x),
    'prises', essai.consommations(), 'comptes', essai.comptes(),
    'effets', (select essai.rangees(array_agg(jsonb_build_object(
                 'c', e.collecte_id, 'bloqué', e.paiement_bloque,
                 'motifs', array_remove(e.motifs, 'capacite_depassee')))) from collecte.effet e),
    'contrôles', (
      select essai.rangees(array_agg(jsonb_build_object('motif', k.motif, 'entite', k.entite)
        || case when k.motif in ('capacite_depassee', 'doublon_identite',
             'chevauchement_parcelle', 'modification_concurrente') then '{}'
           else jsonb_build_object('commande', k.commande_id, 'id', k.entite_id,
                                   'details', k.details - 'controles') end))
      from controle.controle k where k.statut = 'ouvert'));
  return (
    select jsonb_object_agg(f.key, case jsonb_typeof(f.value) when 'array' then (
      select nullif(jsonb_agg(l), '[]') from jsonb_array_elements(f.value) as l
      where essai.id(p_sans)::text in (l ->> 'id', l ->> 'c', l ->> 'bon_id') is not true)
      else nullif(f.value, 'null') end)
    from jsonb_each(v_fin) as f);
end
$$;
comment on function essai.fin(text) is
  'States, effects and open controls of the current organization, but for the record of a name. '
  'Which command bears one of four motifs may depend on arrival, that one does may not.';

create function essai.jouer(p_commandes jsonb, p_heures text[], p_sans text default null)
returns jsonb
language plpgsql as $$
declare
  v_fin jsonb;
begin
  begin
    for i in 1 .. cardinality(p_heures) loop
      perform essai.envoyer_a(p_commandes -> (i - 1), p_heures[i]);
    end loop;
    perform essai.resoudre_references();
    assert not exists (select from controle.controle k where k.motif = 'donnees_illisibles');
    v_fin := essai.fin(p_sans);
    raise exception 'taken back' using errcode = 'ZZ001';
  exception
    when sqlstate 'ZZ001' then null;
    when sqlstate 'TR409' then
      assert sqlerrm = 'annulation_impossible', sqlerrm;
  end;
  return v_fin;
end
$$;
comment on function essai.jouer(jsonb, text[], text) is
  'What stands after these commands came in their order, each captured at its hour, but for the '
  'record of a name; nothing stays. Null where one can not be cancelled.';

create function essai.ecarts_d_ordre(p_une jsonb, p_autre jsonb, p_heures text[]) returns text
language sql as $$
  select string_agg(format('%s: %s / %s', u.key, u.value, a.value), E'\n' order by u.key)
  from jsonb_each(essai.jouer(jsonb_build_array(p_une, p_autre), p_heures)) as u
    join jsonb_each(essai.jouer(jsonb_build_array(p_autre, p_une),
                                array[p_heures[2], p_heures[1]])) as a on a.key = u.key
  where u.value is distinct from a.value
$$;
comment on function essai.ecarts_d_ordre(jsonb, jsonb, text[]) is
  'What two commands leave otherwise in one order than in the other; null when they end alike.';

create function essai.ecarts_d_annulation(p_annulee jsonb, p_autre jsonb, p_heures text[])
returns text language sql as $$
  with ordre as materialized (
    select o.nom, essai.jouer(o.commandes, o.heures, p_annulee ->> 'nom') as fin
    from (select jsonb_build_object('annulee', p_annulee -> 'nom') as fin,
                 p_heures[1] as h, p_heures[2] as a) as e
      cross join lateral (values
        ('before', jsonb_build_array(p_annulee, e.fin, p_autre), array[e.h, null, e.a]),
        ('second', jsonb_build_array(p_annulee, p_autre, e.fin), array[e.h, e.a, null]),
        ('first', jsonb_build_array(p_autre, p_annulee, e.fin), array[e.a, e.h, null])
      ) as o (nom, commandes, heures)
  )
  select coalesce(
    string_agg(format('%s %s: %s / %s', o.nom, u.key, u.value, o.fin -> u.key), E'\n'
               order by o.nom, u.key),
    case when (select r.fin from ordre r where r.nom = 'before') is null
           or (select count(r.fin) from ordre r) < 2 then 'never cancelled' end)
  from ordre a
    cross join lateral jsonb_each(a.fin) as u
    join ordre o on o.nom <> 'before' and o.fin is not null
  where a.nom = 'before' and u.value is distinct from o.fin -> u.key
$$;
comment on function essai.ecarts_d_annulation(jsonb, jsonb, text[]) is
  'What stays of a command that was cancelled after another one arrived, second or first, and not '
  'where it was cancelled before; null when all end alike.';

create function essai.preparer_ordre() returns void language plpgsql as $$
begin
  perform essai.preparer_operations();
  insert into organisation.groupement (organisation_id, id, code, nom)
  values (core.organisation_id(), essai.id('G2'), 'G2', 'Deux'),
         (core.organisation_id(), essai.id('G3'), 'G3', 'Trois');
  perform essai.preparer_correction('reference_inconnue');
  insert into contrat.contrat
  select (x).* from (
    select jsonb_populate_record(c, jsonb_build_object(
             'id', essai.id('contrat de G2'), 'code', 'K2', 'groupement_id', essai.id('G2'))) as x
    from contrat.contrat c where c.id = essai.id('contrat')) as q;
  insert into contrat.ligne
  select (x).* from (
    select jsonb_populate_record(
             l, jsonb_build_object('contrat_id', essai.id('contrat de G2'))) as x
    from contrat.ligne l where l.contrat_id = essai.id('contrat')) as q;
  perform essai.envoyer_a(essai.ordre('producteur.enregistrer', 'Koffi'), '05:00');
  perform essai.envoyer_a(essai.ordre('parcelle.enregistrer', 'champ',
    essai.d_un_membre('Koffi') || essai.autre_culture()), '05:00');
  perform essai.collecter('portée', essai.kg(1), essai.capture(essai.t(0, '08:00')));
end
$$;
comment on function essai.preparer_ordre() is
  'What `essai.preparer_operations()` makes, other groups, a contract of the first and of the '
  'second one, a member Koffi whom a phone registered, their plot of another crop than pineapple, '
  'and a collection.';

create function essai.second_telephone() returns void language sql as $$
  insert into appareil.appareil
    (organisation_id, id, utilisateur_id, code_court, enrole_le, derniere_synchro)
  values (core.organisation_id(), essai.id('second'), essai.id('agent ' || essai.code()),
    essai.code() || '3', essai.t(-300), essai.t(-1))
$$;
comment on function essai.second_telephone() is 'The agent gets a second phone.';

create function essai.d_un_membre(p_nom text) returns jsonb language sql as $$
  select jsonb_build_object('producteur_id', essai.id(p_nom))
$$;
comment on function essai.d_un_membre(text) is 'The payload field that names a member.';
create function essai.sur_une_parcelle(p_nom text) returns jsonb language sql as $$
  select jsonb_build_object('parcelle_id', essai.id(p_nom))
$$;
comment on function essai.sur_une_parcelle(text) is 'The payload field that names a plot.';
create function essai.d_une_collecte(p_nom text) returns jsonb language sql as $$
  select jsonb_build_object('collecte_id', essai.id(p_nom))
$$;
comment on function essai.d_une_collecte(text) is 'The payload field that names a collection.';
create function essai.forme_de(p_nom text, p_autres jsonb default '{}') returns jsonb
language sql as $$
  select jsonb_build_object('releve', essai.releve('r', essai.ailleurs(p_nom))) || p_autres
$$;
comment on function essai.forme_de(text, jsonb) is
  'The payload field of survey r on a land, beside others.';
create function essai.autre_groupe() returns jsonb language sql as $$
  select jsonb_build_object('champs', jsonb_build_object('groupement_id', essai.id('G2')))
$$;
comment on function essai.autre_groupe() is 'The payload field that changes a group to G2.';
create function essai.autre_culture() returns jsonb language sql as $$
  select jsonb_build_object('cultures', jsonb_build_array(jsonb_build_object(
    'produit_id', essai.produit('SANSREGLE'), 'part_cp', 7000, 'strate', 'principal')))
$$;
comment on function essai.autre_culture() is
  'The payload field that tells of another crop than pineapple.';
create function essai.meme_piece() returns jsonb language sql as $$
  select '{"piece_identite": {"type": "cni", "numero": "B1", "pays": "BJ"}}'::jsonb
$$;
comment on function essai.meme_piece() is 'The payload field of one identity document.';

create function essai.portee() returns jsonb language sql as $$
  select jsonb_build_object('collectes', jsonb_build_array(essai.id('portée')))
$$;
comment on function essai.portee() is 'The payload field that puts a collection on a note.';
create function essai.ananas() returns jsonb language sql as $$
  select jsonb_build_object('parcelle_id', essai.id('champ'), 'cultures', jsonb_build_array(
    jsonb_build_object('produit_id', essai.produit('ANANAS'), 'part_cp', 10000)))
$$;
comment on function essai.ananas() is 'The payload fields that tell of pineapple on Koffi''s plot.';
create function essai.piece_de_koffi() returns jsonb language sql as $$
  select jsonb_build_object(
    'piece_identite', essai.payload('producteur.enregistrer', 'Koffi') -> 'piece_identite')
$$;
comment on function essai.piece_de_koffi() is 'The payload field of Koffi''s identity document.';

create function essai.paires(out rang bigint, out nom text, out une jsonb, out autre jsonb)
returns setof record language sql stable as $$
  select row_number() over () as rang, p.* from (values
  ('a member and their change', essai.ordre('producteur.enregistrer', 'Afi'),
   essai.ordre('producteur.modifier', 'm', essai.d_un_membre('Afi'))),
  ('a member and their plot', essai.ordre('producteur.enregistrer', 'Afi'),
   essai.ordre('parcelle.enregistrer', 'terre', essai.d_un_membre('Afi'))),
  ('a member and their collection', essai.ordre('producteur.enregistrer', 'Afi'),
   essai.ordre('collecte.enregistrer', 'collecte', essai.d_un_membre('Afi'))),
  ('a member and an input', essai.ordre('producteur.enregistrer', 'Afi'),
   essai.ordre('intrant.remettre', 'i', essai.d_un_membre('Afi'))),
  ('a member and an inspection', essai.ordre('producteur.enregistrer', 'Afi'),
   essai.ordre('inspection.enregistrer', 'v', essai.d_un_membre('Afi'))),
  ('a member and a finding', essai.ordre('producteur.enregistrer', 'Afi'),
   essai.ordre('non_conformite.constater', 'n', essai.d_un_membre('Afi'))),
  ('a plot and its survey', essai.ordre('parcelle.enregistrer', 'terre'),
   essai.ordre('parcelle.relever', 'r',
     essai.sur_une_parcelle('terre') || essai.forme_de('ailleurs', essai.autre_culture()))),
  ('a plot and a collection', essai.ordre('parcelle.enregistrer', 'terre'),
   essai.ordre('collecte.enregistrer', 'collecte', essai.sur_une_parcelle('terre'))),
  ('a plot and an inspection', essai.ordre('parcelle.enregistrer', 'terre'),
   essai.ordre('inspection.enregistrer', 'v', essai.sur_une_parcelle('terre'))),
  ('a plot and an estimate', essai.ordre('parcelle.enregistrer', 'terre', essai.autre_culture()),
   essai.ordre('recolte.estimer', 'h', essai.sur_une_parcelle('terre'))),
  ('a plot and a finding', essai.ordre('parcelle.enregistrer', 'terre'),
   essai.ordre('non_conformite.constater', 'n', essai.sur_une_parcelle('terre'))),
  ('another crop and a collection', essai.ordre('parcelle.relever', 'r', essai.autre_culture()),
   essai.ordre('collecte.enregistrer', 'collecte')),
  ('another crop and an estimate', essai.ordre('parcelle.relever', 'r', essai.autre_culture()),
   essai.ordre('recolte.estimer', 'h')),
  ('a collection and its error', essai.ordre('collecte.enregistrer', 'collecte'),
   essai.ordre('collecte.signaler_erreur', 'e')),
  ('a collection that is wrong and its error', essai.ordre('collecte.enregistrer', 'collecte',
     '{"calcul_telephone": {"net_g": 1, "refaction_g": 0, "net_marchand_g": 1}}'),
   essai.ordre('collecte.signaler_erreur', 'e')),
  ('a collection and its note', essai.ordre('collecte.enregistrer', 'collecte'),
   essai.ordre('livraison.etablir_bon', 'b')),
  ('two notes of one collection', essai.ordre('livraison.etablir_bon', 'b', essai.portee()),
   essai.ordre('livraison.etablir_bon', 'c', essai.portee(), 'collègue')),
  ('an error and a note of its collection',
   essai.ordre('collecte.signaler_erreur', 'e', essai.d_une_collecte('portée')),
   essai.ordre('livraison.etablir_bon', 'b', essai.portee())),
  ('two errors of one collection',
   essai.ordre('collecte.signaler_erreur', 'e', essai.d_une_collecte('portée')),
   essai.ordre('collecte.signaler_erreur', 'f', essai.d_une_collecte('portée'), 'collègue')),
  ('a document that is another''s and a collection',
   essai.ordre('producteur.modifier', 'm',
     jsonb_build_object('champs', essai.piece_de_koffi())),
   essai.ordre('collecte.enregistrer', 'collecte')),
  ('a survey under control and an inspection',
   essai.ordre('parcelle.relever', 'r', jsonb_build_object('cultures', jsonb_build_array(
     jsonb_build_object('produit_id', essai.id('?'), 'part_cp', 5000)))),
   essai.ordre('inspection.enregistrer', 'v')),
  ('a collection and its duplicate', essai.ordre('collecte.enregistrer', 'collecte'),
   essai.ordre('recu.reimprimer', 'd',
     jsonb_build_object('reference_provisoire', essai.papier('collecte')))),
  ('a note and its duplicate', essai.ordre('livraison.etablir_bon', 'b', essai.portee()),
   essai.ordre('recu.reimprimer', 'd',
     jsonb_build_object('reference_provisoire', essai.papier('b')))),
  ('an input and its duplicate', essai.ordre('intrant.remettre', 'i'),
   essai.ordre('recu.reimprimer', 'd',
     jsonb_build_object('reference_provisoire', essai.papier('i')))),
  ('two duplicates of one collection', essai.ordre('recu.reimprimer', 'd',
     jsonb_build_object('reference_provisoire', essai.papier('portée'))),
   essai.ordre('recu.reimprimer', 'e',
     jsonb_build_object('reference_provisoire', essai.papier('portée')))),
  ('a collection and an inspection', essai.ordre('collecte.enregistrer', 'collecte'),
   essai.ordre('inspection.enregistrer', 'v')),
  ('another group and a collection', essai.ordre('producteur.modifier', 'm', essai.autre_groupe()),
   essai.ordre('collecte.enregistrer', 'collecte',
     jsonb_build_object('contrat_id', essai.id('contrat')))),
  ('another group and a plot', essai.ordre('producteur.modifier', 'm', essai.autre_groupe()),
   essai.ordre('parcelle.enregistrer', 'terre')),
  ('two collections of one ceiling',
   essai.ordre('collecte.enregistrer', 'collecte', essai.kg(600000)),
   essai.ordre('collecte.enregistrer', 'suivante', essai.kg(600000))),
  ('two members of one document', essai.ordre('producteur.enregistrer', 'Afi', essai.meme_piece()),
   essai.ordre('producteur.enregistrer', 'Ama', essai.meme_piece())),
  ('two plots on one land', essai.ordre('parcelle.enregistrer', 'terre', essai.forme_de('là')),
   essai.ordre('parcelle.relever', 's', jsonb_build_object('releve',
     essai.releve('s', essai.ailleurs('là'))))),
  ('two changes of other fields', essai.ordre('producteur.modifier', 'm'),
   essai.ordre('producteur.modifier', 'o', '{"champs": {"sexe": "F"}}', 'collègue')),
  ('two surveys',
   essai.ordre('parcelle.relever', 'r', essai.forme_de('un', essai.autre_culture())),
   essai.ordre('parcelle.relever', 's', jsonb_build_object(
     'releve', essai.releve('s', essai.ailleurs('deux')),
     'cultures', essai.ananas() -> 'cultures'))),
  ('the crop that a collection needs', essai.ordre('parcelle.relever', 'r', essai.ananas()),
   essai.ordre('collecte.enregistrer', 'collecte',
     essai.d_un_membre('Koffi') || essai.sur_une_parcelle('champ'))),
  ('the crop that an estimate needs', essai.ordre('parcelle.relever', 'r', essai.ananas()),
   essai.ordre('recolte.estimer', 'h', essai.sur_une_parcelle('champ'))),
  ('the group of a contract and a collection',
   essai.ordre('producteur.modifier', 'm', essai.d_un_membre('Koffi') || essai.autre_groupe()),
   essai.ordre('collecte.enregistrer', 'collecte', essai.d_un_membre('Koffi')
     || jsonb_build_object('contrat_id', essai.id('contrat de G2')))),
  ('the document that a member gives up and another member',
   essai.ordre('producteur.modifier', 'm', essai.d_un_membre('Koffi')
     || jsonb_build_object('champs', essai.meme_piece())),
   essai.ordre('producteur.enregistrer', 'Afi', essai.piece_de_koffi())),
  ('an input and a collection',
   essai.ordre('intrant.remettre', 'i'),
   essai.ordre('collecte.enregistrer', 'collecte')),
  ('an input and a later inspection',
   essai.ordre('intrant.remettre', 'i'),
   essai.ordre('inspection.enregistrer', 'v')),
  ('an input and a finding',
   essai.ordre('intrant.remettre', 'i'),
   essai.ordre('non_conformite.constater', 'n')),
  ('an input and a plot',
   essai.ordre('intrant.remettre', 'i'),
   essai.ordre('parcelle.enregistrer', 'terre')),
  ('another group and an input',
   essai.ordre('producteur.modifier', 'm', essai.autre_groupe()),
   essai.ordre('intrant.remettre', 'i')),
  ('two inputs',
   essai.ordre('intrant.remettre', 'i'),
   essai.ordre('intrant.remettre', 'j')),
  ('a finding and a collection',
   essai.ordre('non_conformite.constater', 'n'),
   essai.ordre('collecte.enregistrer', 'collecte')),
  ('an inspection and a finding',
   essai.ordre('inspection.enregistrer', 'v'),
   essai.ordre('non_conformite.constater', 'n')),
  ('another group and a finding',
   essai.ordre('producteur.modifier', 'm', essai.autre_groupe()),
   essai.ordre('non_conformite.constater', 'n')),
  ('another crop and a finding',
   essai.ordre('parcelle.relever', 'r', essai.autre_culture()),
   essai.ordre('non_conformite.constater', 'n')),
  ('an estimate and a finding',
   essai.ordre('recolte.estimer', 'h'),
   essai.ordre('non_conformite.constater', 'n')),
  ('two findings',
   essai.ordre('non_conformite.constater', 'n'),
   essai.ordre('non_conformite.constater', 'o')),
  ('two inspections',
   essai.ordre('inspection.enregistrer', 'v'),
   essai.ordre('inspection.enregistrer', 'w')),
  ('another group and an inspection',
   essai.ordre('producteur.modifier', 'm', essai.autre_groupe()),
   essai.ordre('inspection.enregistrer', 'v')),
  ('an estimate and an inspection',
   essai.ordre('recolte.estimer', 'h'),
   essai.ordre('inspection.enregistrer', 'v')),
  ('an estimate and a collection',
   essai.ordre('recolte.estimer', 'h'),
   essai.ordre('collecte.enregistrer', 'collecte')),
  ('two estimates',
   essai.ordre('recolte.estimer', 'h'),
   essai.ordre('recolte.estimer', 'k')),
  ('two new plots of one land',
   essai.ordre('parcelle.enregistrer', 'terre', essai.forme_de('là')),
   essai.ordre('parcelle.enregistrer', 'tierce',
     jsonb_build_object('releve', essai.releve('t', essai.ailleurs('là'))))),
  ('the land that a plot leaves and another plot',
   essai.ordre('parcelle.relever', 'r',
     essai.sur_une_parcelle('champ') || essai.forme_de('ailleurs')),
   essai.ordre('parcelle.enregistrer', 'terre', jsonb_build_object(
     'releve', essai.payload('parcelle.enregistrer', 'champ') -> 'releve'
       || jsonb_build_object('polygone_id', essai.id('polygone terre')))))
) as p (nom, une, autre)
$$;
comment on function essai.paires() is
  'Every two commands of which one names what the other records, or is judged by it; needs '
  '`essai.preparer_ordre()`.';

create function essai.paires_annulables(out rang bigint, out nom text, out annulee jsonb,
  out autre jsonb)
returns setof record language sql stable as $$
  select row_number() over () as rang, p.* from (
    select p.nom || ', the first one', p.une, p.autre from essai.paires() as p
    where p.nom not like 'another group and %' and p.nom not in (
      'two changes of other fields',
      'the document that a member gives up and another member',
      'a document that is another''s and a collection')
    union all
    select p.nom || ', the second one', p.autre, p.une from essai.paires() as p
    where p.nom <> 'two changes of other fields'
    union all values
    ('a change that another one conflicts with',
     essai.ordre('producteur.modifier', 'm',
       essai.d_un_membre('Koffi') || '{"champs": {"localite": "Savalou"}}'),
     essai.ordre('producteur.modifier', 'o',
       essai.d_un_membre('Koffi') || '{"champs": {"localite": "Parakou", "sexe": "M"}}',
       'collègue')),
    ('a change that another one repeats',
     essai.ordre('producteur.modifier', 'm',
       essai.d_un_membre('Koffi') || '{"champs": {"localite": "Savalou", "sexe": "M"}}'),
     essai.ordre('producteur.modifier', 'o',
       essai.d_un_membre('Koffi') || '{"champs": {"localite": "Savalou"}}', 'collègue')),
    ('a change of group that another one repeats',
     essai.ordre('producteur.modifier', 'm', essai.d_un_membre('Koffi') || essai.autre_groupe()),
     essai.ordre('producteur.modifier', 'o', essai.d_un_membre('Koffi') || essai.autre_groupe(),
       'collègue')),
    ('a change of group that another one conflicts with',
     essai.ordre('producteur.modifier', 'm', essai.d_un_membre('Koffi') || essai.autre_groupe()),
     essai.ordre('producteur.modifier', 'o', essai.d_un_membre('Koffi')
       || jsonb_build_object('champs', jsonb_build_object('groupement_id', essai.id('G3'))),
       'collègue')),
    ('a change of group and a contract of the group before',
     essai.ordre('producteur.modifier', 'm', essai.d_un_membre('Koffi') || essai.autre_groupe()),
     essai.ordre('collecte.enregistrer', 'collecte', essai.d_un_membre('Koffi')
       || jsonb_build_object('contrat_id', essai.id('contrat')))),
    ('a note that has the collection of another one',
     essai.ordre('livraison.etablir_bon', 'b', essai.portee()),
     essai.ordre('livraison.etablir_bon', 'c', essai.portee()))
  ) as p (nom, annulee, autre)
$$;
comment on function essai.paires_annulables() is
  'Every two commands of which the first one may be cancelled, and the other one named what it '
  'recorded or was judged by it; needs `essai.preparer_ordre()`.';

create function essai.chaines(out nom text, out trois jsonb) returns setof record
language sql stable as $$
  values
  ('three notes of one collection', jsonb_build_array(
     essai.ordre('livraison.etablir_bon', 'a', essai.portee()),
     essai.ordre('livraison.etablir_bon', 'b', essai.portee()),
     essai.ordre('livraison.etablir_bon', 'c', essai.portee()))),
  ('three changes to one value', jsonb_build_array(
     essai.ordre('producteur.modifier', 'a',
       essai.d_un_membre('Koffi') || '{"champs": {"localite": "Savalou"}}'),
     essai.ordre('producteur.modifier', 'b',
       essai.d_un_membre('Koffi') || '{"champs": {"localite": "Savalou"}}', 'collègue'),
     essai.ordre('producteur.modifier', 'c',
       essai.d_un_membre('Koffi') || '{"champs": {"localite": "Savalou"}}'))),
  ('three plots on one land', jsonb_build_array(
     essai.ordre('parcelle.enregistrer', 'terre', essai.forme_de('là')),
     essai.ordre('parcelle.enregistrer', 'tierce',
       jsonb_build_object('releve', essai.releve('t', essai.ailleurs('là')))),
     essai.ordre('parcelle.relever', 's',
       jsonb_build_object('releve', essai.releve('s', essai.ailleurs('là')))))),
  ('three members of one document', jsonb_build_array(
     essai.ordre('producteur.enregistrer', 'Afi', essai.meme_piece()),
     essai.ordre('producteur.enregistrer', 'Ama', essai.meme_piece()),
     essai.ordre('producteur.enregistrer', 'Ayo', essai.meme_piece()))),
  ('three collections of one ceiling', jsonb_build_array(
     essai.ordre('collecte.enregistrer', 'une', essai.kg(600000)),
     essai.ordre('collecte.enregistrer', 'deux', essai.kg(300000)),
     essai.ordre('collecte.enregistrer', 'trois', essai.kg(600000)))),
  ('two collections and an inspection', jsonb_build_array(
     essai.ordre('collecte.enregistrer', 'une'), essai.ordre('collecte.enregistrer', 'deux'),
     essai.ordre('inspection.enregistrer', 'v')))
$$;
comment on function essai.chaines() is
  'Three commands that are judged by one another; needs `essai.preparer_ordre()`.';

create function essai.ecarts_de_chaine(p_trois jsonb, p_heures text[]) returns text
language sql as $$
  with ordre as (
    select o.ordre, x as annulee, array_remove(o.ordre, x) as autres
    from unnest('{"{1,2,3}","{1,3,2}","{2,1,3}","{2,3,1}","{3,1,2}","{3,2,1}"}'::text[]) as t (t)
      cross join lateral (select t.t::integer[] as ordre) as o
      cross join generate_series(1, 3) as x
  ),
  pas as (
    select o.*, jsonb_build_object('annulee', p_trois #> array[(annulee - 1)::text, 'nom']) as fin,
           p_trois #>> array[(annulee - 1)::text, 'nom'] as nom
    from ordre o
  ),
  joue as (
    select p.*, essai.jouer(
        (select jsonb_agg(p_trois -> (i - 1) order by r)
         from unnest(p.ordre) with ordinality as u (i, r)) || jsonb_build_array(p.fin),
        array(select p_heures[i] from unnest(p.ordre) with ordinality as u (i, r) order by r)
          || null::text, p.nom) as apres,
      essai.jouer(
        jsonb_build_array(p_trois -> (p.annulee - 1), p.fin)
          || (select jsonb_agg(p_trois -> (i - 1) order by r)
              from unnest(p.autres) with ordinality as u (i, r)),
        array[p_heures[p.annulee], null]
          || array(select p_heures[i] from unnest(p.autres) with ordinality as u (i, r)
                   order by r), p.nom) as avant
    from pas p
  )
  select string_agg(format('%s, then without %s', j.ordre, j.nom), E'\n')
  from joue j where j.apres is distinct from j.avant
$$;
comment on function essai.ecarts_de_chaine(jsonb, text[]) is
  'The orders of three commands, with the one that was cancelled at the end, that end otherwise '
  'than where it was cancelled first; null when all end alike.';
