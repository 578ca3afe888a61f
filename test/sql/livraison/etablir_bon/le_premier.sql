-- Spec: types-de-commandes#livraison-etablir-bon, file-de-controle#repose: of the notes that name a
-- collection the first one has it, whenever each arrives; a note that was received keeps it.
begin;
set local role metier;
select plan(20);
select essai.preparer_receptions();
select essai.equiper();
select from (values ('c2'), ('c3')) as c (nom) cross join lateral essai.collecter(c.nom);

create function pg_temp.bon(p_nom text, p_heure text, p_collecte text default 'c1') returns text
language sql as $$
  select essai.motifs(essai.faire('livraison.etablir_bon', p_nom,
    jsonb_build_object('collectes', jsonb_build_array(essai.id(p_collecte))),
    essai.capture(essai.t(0, p_heure))))
$$;
create function pg_temp.porteur(p_collecte text default 'c1') returns uuid language sql as $$
  select l.bon_id from livraison.bon_collecte l where l.collecte_id = essai.id(p_collecte)
$$;
create function pg_temp.dit(p_nom text) returns text language sql as $$
  select string_agg(n.nom, ',') from controle.controle k
    join unnest('{six,sept,huit,neuf,tard,tôt}'::text[]) as n (nom)
      on essai.id(n.nom) = (k.details ->> 'bon_id')::uuid
  where k.commande_id = essai.id('commande ' || p_nom) and k.statut = 'ouvert'
$$;
create function pg_temp.trois(p_ordre integer[]) returns jsonb language sql as $$
  select essai.jouer(jsonb_agg(essai.ordre('livraison.etablir_bon', 'bon ' || i,
        jsonb_build_object('collectes', jsonb_build_array(essai.id('c1')))) order by r),
    array_agg(format('0%s:00', i) order by r))
  from unnest(p_ordre) with ordinality as o (i, r)
$$;

select is((select count(distinct pg_temp.trois(o::integer[]))
    from unnest(array['{6,7,8}', '{6,8,7}', '{7,6,8}', '{7,8,6}', '{8,6,7}', '{8,7,6}']) as o),
  1::bigint, 'three notes, in every order');

select is(pg_temp.bon('huit', '08:00'), null, 'a first note arrives');
select is(pg_temp.bon('neuf', '09:00'), 'reference_inactive', 'a note of later');
select is(pg_temp.bon('sept', '07:00'), null, 'a note of earlier');
select is(pg_temp.porteur(), essai.id('sept'), 'has the collection');
select is(pg_temp.dit('huit'), 'sept', 'the one that had it is told so');
select is(pg_temp.dit('neuf'), 'sept', 'and the one that waited');
select is((select jsonb_agg(d.donnees #> '{contenu,lignes,0,net_g}' order by d.indice)
    from document.document d where d.entite_id = essai.id('huit')), '[100000, null]',
  'the paper of the one that had it is replaced');

select essai.annuler('sept');
select is(pg_temp.porteur(), essai.id('huit'), 'without it the first of the others has it');
select is(pg_temp.dit('neuf'), 'huit', 'and the last one is told so');
select is(essai.lever('rsci ESSAI', 'neuf', 'reference_inactive', 'confirmation'), 'leve',
  'a person leaves it there');
select is(pg_temp.bon('six', '06:00'), null, 'a note of earlier still');
select is(pg_temp.dit('neuf'), null, 'what a person decided stays');

select from pg_temp.bon('tard', '09:00', 'c2');
select is(essai.recevoir('x', '{c2}', jsonb_build_object('bon_id', essai.id('tard'))),
  'en_attente', 'goods are received with a note');
select is(pg_temp.bon('tôt', '06:00', 'c2'), 'reference_inactive', 'a note of earlier comes late');
select is(pg_temp.porteur('c2'), essai.id('tard'), 'the one that was received keeps them');
select is((select k.details - '{champ,entite,id}'::text[] from controle.controle k
    where k.commande_id = essai.id('commande tôt')), jsonb_build_object(
  'bon_id', essai.id('tard'), 'reception_id', current_setting('essai.reception_x')),
  'the control says by which reception');

select from pg_temp.bon('cinq', '05:00', 'c3');
select is(pg_temp.bon('corrigé', '09:00', 'c3'), 'reference_inactive', 'one more of later');
insert into controle.controle
  (organisation_id, commande_id, motif, auteur_id, entite, entite_id, ouvert_le)
values (core.organisation_id(), essai.id('commande corrigé'), 'horloge_invraisemblable',
        essai.id('agent ESSAI'), 'livraison', essai.id('corrigé'), essai.t());
select is(essai.lever('rsci ESSAI', 'corrigé', 'horloge_invraisemblable', 'ecart_motive',
    jsonb_build_object('date_operation', essai.t(0, '04:00'))) || ' '
  || (pg_temp.porteur('c3') = essai.id('corrigé')), 'leve true', 'it is of earlier in truth');
select is((select string_agg(concat_ws(' ', k.statut, k.decision, k.raison,
      k.leve_par = essai.id('rsci ESSAI')), ', ') from controle.controle k
    where k.entite_id = essai.id('corrigé') and k.motif = 'reference_inactive'),
  'leve ecart_motive vu t', 'its control ends with that decision');

select * from finish();
rollback;
