-- Spec: documents#remplacement: if a collection was devalidated or corrected before its receipt was
-- requested, the paper's code is replaced, and its printed contents are stored; facts learned by
-- the service change no paper.
begin;
set local role metier;
select plan(12);
select essai.preparer_operations();

create function pg_temp.recus(p_nom text) returns text language sql as $$
  select string_agg(d.indice || case when d.remplace_le is null then ' valide' else ' remplace' end
                    || case when d.code = left(c.empreinte, 16) then ' imprimé' else '' end,
                    ', ' order by d.indice)
  from document.document d
    join commande.commande c on c.id = d.commande_id
  where d.type = 'recu' and d.entite_id = essai.id(p_nom)
$$;
select essai.collecter('x', essai.kg(100)), essai.collecter('y', essai.kg(200)),
  essai.collecter('z', jsonb_build_object('contrat_id', essai.id('contrat')));
create function pg_temp.demande(p_nom text) returns text language sql as $$
  select from document.etablir_imprimes(essai.id(p_nom), '{recu}', essai.t(1));
  select pg_temp.recus(p_nom);
$$;
create function pg_temp.net(p_nom text, p_indice integer) returns text language sql as $$
  select d.donnees #>> '{contenu,net_g}' from document.document d
  where d.entite_id = essai.id(p_nom) and d.indice = p_indice
$$;
select collecte.devalider(essai.id('x'), essai.t(1));
select is(pg_temp.recus('x'), '1 remplace imprimé', 'devalidated before anybody asked');
select is(pg_temp.net('x', 1), '100', 'with what stood on it');
select is(pg_temp.demande('x'), '1 remplace imprimé', 'which stays so');
select is(pg_temp.demande('y'), '1 valide imprimé', 'another one is true');
select collecte.devalider(essai.id('y'), essai.t(2));
select is(pg_temp.recus('y'), '1 remplace imprimé', 'until it is devalidated');

select is(essai.lever('rsci ESSAI', 'z', 'reference_inconnue', 'correction',
    essai.preparer_correction('reference_inconnue')), 'leve', 'what was unknown arrives');
select is(pg_temp.demande('z'), '1 valide imprimé', 'no paper changes for it');
select essai.collecter('w',
  '{"calcul_telephone": {"net_g": 1, "refaction_g": 0, "net_marchand_g": 1}}');
select is(essai.lever('rsci ESSAI', 'w', 'ecart_calcul', 'correction',
    essai.payload_corrige('w', essai.kg(50))), 'leve', 'a payload is corrected');
select is(pg_temp.recus('w'), '1 remplace imprimé, 2 valide', 'a correction does');
select is(pg_temp.net('w', 2), '50', 'with the corrected mass');
select is((select d.donnees #>> '{contenu,pesees,0,net_g}' from document.document d
    where d.entite_id = essai.id('w') and d.indice = 1), pg_temp.net('w', 1),
  'after the one that was weighed first');

select from essai.collecter('v', essai.kg(50)
  || '{"calcul_telephone": {"net_g": 1, "refaction_g": 0, "net_marchand_g": 1}}');
select from essai.lever('rsci ESSAI', 'v', 'ecart_calcul', 'correction',
  essai.payload_corrige('v', '{"pesees": [{"brut_g": 80, "tare_g": 55}, {"brut_g": 40,
    "tare_g": 15}], "calcul_telephone": {"net_g": 50, "refaction_g": 0, "net_marchand_g": 50}}'));
select is(pg_temp.recus('v'), '1 remplace imprimé, 2 valide',
  'also one of weighings that come to the same mass');

select * from finish();
rollback;
