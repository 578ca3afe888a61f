-- Spec: receptions#qualite: goods that another group's member delivered have the best conventional
-- state. It does not matter if the change of group came before or after the awaited collection,
-- from the office or from another phone; a cancelled change has no effect.
begin;
set local role metier;
select plan(8);
select essai.preparer_ordre();
select utilisateur.creer(essai.id('magasinier ESSAI'), 'magasinier', 'Magasinier', essai.t(-400));
select utilisateur.attribuer(essai.id('magasinier ESSAI'), 'magasinier',
  tstzrange(essai.t(-400), null), null);
select essai.envoyer_a(essai.ordre('parcelle.enregistrer', 'terre', essai.d_un_membre('Koffi')),
  '05:00');
select essai.statut('terre', 'AB', essai.t(-200));

create function pg_temp.faire(p_pas text) returns void language plpgsql as $$
begin
  case p_pas
    when 'bureau' then perform producteur.changer_groupement(essai.id('Koffi'), jsonb_build_object(
      'groupement_id', essai.id('G2'), 'le', essai.t(0, '05:30'), 'raison', 'x'),
      essai.id('rsci ESSAI'), essai.t());
    when 'téléphone' then perform essai.envoyer_a(essai.ordre('producteur.modifier', 'm',
      essai.d_un_membre('Koffi') || essai.autre_groupe(), 'collègue'), '05:30');
    when 'annulé' then perform essai.annuler('m');
    when 'retour' then perform essai.envoyer_a(essai.ordre('producteur.modifier', 'r',
      essai.d_un_membre('Koffi') || jsonb_build_object('version_base', 2, 'champs',
        jsonb_build_object('groupement_id', essai.id('groupement ESSAI')))), '05:45');
    when 'collecte' then perform essai.envoyer_a(essai.ordre('collecte.enregistrer', 'attendue',
      essai.d_un_membre('Koffi') || essai.sur_une_parcelle('terre')), '06:00');
    when 'réception' then
      perform essai.recevoir('r', array[essai.papier('attendue') || ' 100000']);
      perform essai.traiter_reception('r', 'valider', null, 'rsci');
  end case;
end
$$;
create function pg_temp.fin(p_pas text[]) returns jsonb language plpgsql as $$
declare
  v_fin jsonb;
begin
  begin
    perform pg_temp.faire(p) from unnest(p_pas) as p;
    v_fin := essai.fin() - 'groupes' || jsonb_build_object(
      'lots', (select jsonb_agg(jsonb_build_array(l.statut, lot.etats(l.id))) from lot.lot l),
      'contrôles', (select jsonb_agg(jsonb_build_array(k.motif, k.details ->> 'champ')
                                     order by k.motif)
                    from controle.controle k where k.statut = 'ouvert'));
    raise exception 'taken back' using errcode = 'ZZ001';
  exception when sqlstate 'ZZ001' then null;
  end;
  return v_fin;
end
$$;
select is(pg_temp.fin('{réception,collecte,bureau}') -> 'lots', '[["validé", {"AB": "C1"}]]',
  'a change after the collection: the lot falls');
select is(pg_temp.fin(p.autre::text[]), pg_temp.fin(p.une::text[]), p.autre || ' as ' || p.une)
from (values
  ('{réception,collecte,bureau}', '{réception,bureau,collecte}'),
  ('{réception,collecte,bureau}', '{bureau,réception,collecte}'),
  ('{réception,collecte,téléphone}', '{réception,téléphone,collecte}'),
  ('{bureau,réception,retour,collecte}', '{bureau,réception,collecte,retour}'),
  ('{bureau,retour,réception,collecte}', '{bureau,réception,collecte,retour}'),
  ('{réception,collecte}', '{réception,collecte,téléphone,annulé}'),
  ('{réception,collecte}', '{réception,téléphone,collecte,annulé}')) as p (une, autre);

select * from finish();
rollback;
